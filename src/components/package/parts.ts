/** States, messages and small parts that need no schema of a record. */
export { CodeForm } from '../forms/CodeForm.tsx';
export { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
export { CodeInput } from '../inputs/CodeInput.tsx';
export { EmptyState } from '../states/EmptyState.tsx';
export { ErrorState } from '../states/ErrorState.tsx';
export { LoadingState } from '../states/LoadingState.tsx';
export { AdminNotifications } from '../toasts/AdminNotifications.tsx';
export { notify } from '../toasts/notify.ts';
export { Toasts } from '../toasts/Toasts.tsx';
export { Initials } from '../values/Initials.tsx';
export { PersonName } from '../values/PersonName.tsx';
export { StatCard } from '../values/StatCard.tsx';
export { StatusChip } from '../values/StatusChip.tsx';
export type { StatusTone } from '../values/tones.ts';
