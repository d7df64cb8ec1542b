import { enqueueSnackbar, type SnackbarAction, type SnackbarKey, type VariantType } from 'notistack';
import type { ReactNode } from 'react';
import { speakToast } from './spokenToast.ts';

export interface NotifyOptions {
  kind?: VariantType;
  action?: SnackbarAction;
  /** Milliseconds; null keeps it until it is closed. */
  duration?: number | null;
  /** Called when the toast is gone. */
  onGone?: () => void;
}

/**
 * Shows a toast; works wherever `Toasts` is mounted, inside react-admin and out.
 *
 * @returns its key, to close it with
 */
export function notify(
  message: ReactNode,
  { kind = 'default', action, duration, onGone }: NotifyOptions = {},
): SnackbarKey {
  if (typeof message === 'string') speakToast(message);
  return enqueueSnackbar(message, {
    variant: kind,
    action,
    onExited: onGone,
    ...(duration === undefined ? {} : { autoHideDuration: duration }),
  });
}
