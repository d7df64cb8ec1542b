/** Lists from schemas. */
export { ListStates } from '../lists/ListStates.tsx';
export { SavedFilters } from '../lists/SavedFilters.tsx';
export type { StoreOfChanges } from '../lists/useKept.ts';
export { useShownColumns } from '../lists/useShownColumns.ts';
export { ColumnsButton } from '../schema/ColumnsButton.tsx';
export type { SchemaColumn } from '../schema/cells.tsx';
export { SchemaFilters } from '../schema/SchemaFilters.tsx';
export { SchemaTable } from '../schema/SchemaTable.tsx';
