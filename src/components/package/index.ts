/**
 * Everything the package has, by name. The house has no such files elsewhere: here they are what the package promises,
 * and whatever they do not name is its own business.
 */
export {
  AppInputs,
  FieldInput,
  type FieldInputProps,
  type FieldOptions,
  type FieldUi,
  type InputTable,
  resolverFor,
  SchemaDialog,
  SchemaForm,
  SchemaInput,
  type SchemaSection,
  useField,
} from './form.ts';
export {
  ColumnsButton,
  ListStates,
  SavedFilters,
  type SchemaColumn,
  SchemaFilters,
  SchemaTable,
  type StoreOfChanges,
  useShownColumns,
} from './list.ts';
export {
  AdminNotifications,
  Board,
  type BoardColumn,
  type BoardItem,
  type CardParts,
  CodeForm,
  CodeInput,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  FileDrop,
  type FileDropProps,
  Initials,
  Loaded,
  LoadingState,
  notify,
  PersonName,
  StatCard,
  StatusChip,
  type StatusTone,
  Timeline,
  type TimelineItem,
  Toasts,
  type UploadArgs,
  type Uploader,
  type UploadWatch,
  uploadForm,
  useUpload,
} from './parts.ts';
export { resourceFromSchema } from './resource.ts';
export { AppLooks, type Look, type LookTable, SchemaShow, SchemaValue, type ValueProps } from './show.ts';
export { type LazyText, type Translate, translatorOver, useFormatLocale, useText } from './texts.ts';
export { withTones } from './theme.ts';
