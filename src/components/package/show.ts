/** Records as their schemas describe them. */
export { SchemaShow } from '../schema/SchemaShow.tsx';
export { SchemaValue } from '../schema/values.tsx';
