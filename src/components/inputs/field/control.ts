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

/** MUI's select hands out this instead of an element. */
interface SelectHandle {
  node: HTMLElement;
  focus: () => void;
}

/**
 * Takes the focus of a refused form to the first wrong input around an element, which the form does not know by name; to
 * the element itself where it is the whole value that is wrong.
 */
export const focusesPart =
  (ref: Control['ref']) =>
  (element: HTMLElement | SelectHandle | null): void =>
    ref(
      element && {
        focus: () => {
          const within = 'node' in element ? element.node : element;
          const wrong = within
            .closest('fieldset')
            ?.querySelector<HTMLElement>(':is(input, textarea, [role="combobox"])[aria-invalid="true"]');
          (wrong ?? element).focus();
        },
      },
    );

/** The part of a value, or of the errors of one, by its path: react-hook-form's own `get` begins at no list. */
export const partAt = (whole: unknown, path: string): unknown =>
  path ? get({ whole }, `whole.${path}`) : whole;

const noRef = () => undefined;

function useHeld(source: string): Control {
  const part = useContext(HeldBy);
  if (!part) throw new Error(`Nothing holds "${source}".`);
  const path = source.slice(part.source.length + 1);
  return {
    name: source,
    value: partAt(part.value, path),
    error: partAt(part.error, path),
    ref: noRef,
    onBlur: part.onBlur,
    onChange: (value) => {
      if (!path) return part.onChange(value);
      const next = { held: copied(part.value) };
      set(next, `held.${path}`, value);
      part.onChange(next.held);
    },
  };
}

/** Copies objects and lists, and keeps all else as it is: files, dates, sets. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)]));
}

/** How an input reads its value: from the form, or from the input around it. */
export const ControlHook = createContext<(source: string) => Control>(useForm);

export { useHeld };

/** Joins an input to what holds its value, by its name. */
export function useControl(source: string): Control {
  const useSource = useContext(ControlHook);
  return useSource(source);
}
