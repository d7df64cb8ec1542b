import { createContext, type ReactNode, useContext } from 'react';
import { labelOf } from '../../fields/fieldLabel.ts';
import type { Field } from '../../fields/fieldShape.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { basicInputs, extendInputs, type InputTable, inputFor } from './inputTable.ts';
import { later } from './later.tsx';

const UnaskableInput = later(async () => (await import('./UnaskableInput.tsx')).UnaskableInput);

/** The table the inputs of a form come from. */
export const Inputs = createContext<InputTable>(basicInputs);

/**
 * Inputs that an app has in all its forms, by kind and by widget, over the library's own.
 *
 * @example
 * <AppInputs value={{ widgets: { stars: StarsInput } }}>
 *   <Admin dataProvider={dataProvider} />
 * </AppInputs>
 */
export const AppInputs = createContext<Partial<InputTable> | undefined>(undefined);

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
 * A field that no input of the table fits is a sentence, so that the rest of the form can still be filled in.
 *
 * @example <FieldInput source="note" field={field} label="Note for the driver" helperText={false} />
 */
export function FieldInput({ field, source, label, helperText, render, ...options }: FieldInputOptions) {
  const table = useContext(Inputs);
  const props: FieldInputProps = {
    ...options,
    source,
    field,
    label: label ?? labelOf(field, source),
    helperText: helperText ?? field.help ?? false,
  };
  const own = useContext(AppInputs);
  if (render) return <>{render(props)}</>;
  const Input = inputFor(own ? extendInputs(table, own) : table, field) ?? UnaskableInput;
  return <Input {...props} />;
}
