import { createContext, useContext } from 'react';
import { get, set, useController } from 'react-hook-form';

/** A value of a form and what is known of it. */
interface Control {
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  /** Goes on the element that takes the focus when the form is refused. */
  ref: (element: { focus?: () => void } | null) => void;
  name: string;
  /** As react-hook-form keeps it. */
  error: unknown;
}

/** A value that its input holds for those of its parts: entries of a set, members of a union. */
export interface HeldPart {
  /** Name of the part in the form, by which the inputs in it start theirs. */
  source: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  error: unknown;
}

/** The part an input stands in; null for those that the form itself holds. */
export const HeldBy = createContext<HeldPart | null>(null);

function useForm(source: string): Control {
  const { field, fieldState } = useController({ name: source });
  return { ...field, error: fieldState.error };
}

const noRef = () => undefined;

function useHeld(source: string): Control {
  const part = useContext(HeldBy);
  if (!part) throw new Error(`Nothing holds "${source}".`);
  const path = source.slice(part.source.length + 1);
  return {
    name: source,
    value: path ? get(part.value, path) : part.value,
    error: path ? get(part.error, path) : part.error,
    ref: noRef,
    onBlur: part.onBlur,
    onChange: (value) => {
      if (!path) return part.onChange(value);
      const next: Record<string, unknown> = structuredCopy(part.value);
      set(next, path, value);
      part.onChange(next);
    },
  };
}

/** Copies objects and lists, and keeps all else as it is: files, dates, sets. */
function structuredCopy(value: unknown): Record<string, unknown> {
  const copy = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(copy);
    if (typeof one !== 'object' || one === null || Object.getPrototypeOf(one) !== Object.prototype)
      return one;
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, copy(part)]));
  };
  return { ...(copy(value) as Record<string, unknown> | undefined) };
}

/** How an input reads its value: from the form, or from the input around it. */
export const ControlHook = createContext<(source: string) => Control>(useForm);

export { useHeld };

/** Joins an input to what holds its value, by its name. */
export function useControl(source: string): Control {
  const useSource = useContext(ControlHook);
  return useSource(source);
}
