/** Records as their schemas describe them. */
export { SchemaShow } from '../schema/SchemaShow.tsx';
export { AppLooks, type Look, type LookTable, SchemaValue, type ValueProps } from '../schema/values.tsx';
