/** Forms from schemas, and the parts to make inputs of one's own. */
export type { FieldUi } from '../../../schemas/ui/fieldUi.ts';
export type { FieldInputProps } from '../inputs/field/inputProps.ts';
export { useField } from '../inputs/field/useField.ts';
export { AppInputs, FieldInput, type FieldOptions } from '../inputs/kinds/FieldInput.tsx';
export type { InputTable } from '../inputs/kinds/inputTable.ts';
export { resolverFor } from '../schema/resolver.ts';
export { SchemaDialog } from '../schema/SchemaDialog.tsx';
export { SchemaForm } from '../schema/SchemaForm.tsx';
export { SchemaInput } from '../schema/SchemaInput.tsx';
export type { SchemaSection } from '../schema/sections.ts';
