/** Forms from schemas, and the parts to make inputs of one's own. */
export type { FieldUi } from '../../../schemas/ui/fieldUi.ts';
export { AppInputs, FieldInput, type FieldOptions } from '../inputs/FieldInput.tsx';
export type { FieldInputProps } from '../inputs/inputProps.ts';
export type { InputTable } from '../inputs/inputTable.ts';
export { useField } from '../inputs/useField.ts';
export { resolverFor } from '../schema/resolver.ts';
export { SchemaDialog } from '../schema/SchemaDialog.tsx';
export { SchemaForm } from '../schema/SchemaForm.tsx';
export { SchemaInput } from '../schema/SchemaInput.tsx';
export type { SchemaSection } from '../schema/sections.ts';
