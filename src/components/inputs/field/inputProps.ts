import type { Field } from '../../fields/fieldShape.ts';

/** Props of every input of the library. */
export interface FieldInputProps {
  /** Name in the record. */
  source: string;
  /** The schema's description of it. */
  field: Field;
  label: string;
  /** Keeps the label for those who cannot see the heading right above that says the same. */
  labelHidden?: boolean | undefined;
  /** Help under the input; false leaves none, not even its room. */
  helperText: string | false;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
}
