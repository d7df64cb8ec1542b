import { createContext, type ReactNode, useContext } from 'react';
import type { Field } from '../fields/fieldShape.ts';
import type { FieldInputProps } from './inputProps.ts';
import { basicInputs, type InputTable, inputFor } from './inputTable.ts';

/** The table the inputs of a form come from. */
export const Inputs = createContext<InputTable>(basicInputs);

/** The exceptions for one field of a form. */
export interface FieldOptions {
  /** Instead of the schema's title. */
  label?: string;
  /** Instead of the schema's description; false leaves none. */
  helperText?: string | false;
  /** The label stands right above as a heading. */
  labelHidden?: boolean | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Another input than the table has for it; takes the same props. */
  render?: ((props: FieldInputProps) => ReactNode) | undefined;
}

interface FieldInputOptions extends FieldOptions {
  field: Field;
  /** Name of the field in the form. */
  source: string;
}

/**
 * The input for one field, with its label, help, bounds and required mark. Stands in any form of react-hook-form, and
 * so in react-admin's.
 *
 * @throws when no input of the table fits the field (give that one by hand)
 */
export function FieldInput({ field, source, label, helperText, render, ...options }: FieldInputOptions) {
  const table = useContext(Inputs);
  const props: FieldInputProps = {
    ...options,
    source,
    field,
    label: label ?? field.title ?? source,
    helperText: helperText ?? field.help ?? false,
  };
  if (render) return <>{render(props)}</>;
  const Input = inputFor(table, field);
  if (!Input) throw new Error(`No input fits the field "${source}".`);
  return <Input {...props} />;
}
