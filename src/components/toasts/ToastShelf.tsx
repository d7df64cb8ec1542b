import GlobalStyles from '@mui/material/GlobalStyles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { toast } from '../../base/constants.ts';
import { Toast } from './Toast.tsx';
import { type QueuedToast, showToastsBy } from './toastQueue.ts';

const looks = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast };

/** notistack leaves 6 px above and below each toast and cannot be told otherwise. */
const gap = {
  '.notistack-CollapseWrapper': { padding: `${toast.gap / 2}px 0 !important` },
  // Over what sticks to the foot of the window (a form's save bar, a phone's navigation), not on it.
  '.notistack-SnackbarContainer': { marginBottom: 'var(--toast-foot, var(--shell-foot, 0px))' },
};

function show({ message, kind, action, duration, onGone }: QueuedToast): void {
  enqueueSnackbar(message, {
    variant: kind,
    action: action && ((key) => action(() => closeSnackbar(key))),
    onExited: onGone,
    ...(duration === undefined ? {} : { autoHideDuration: duration }),
  });
}

/** Where toasts lie: bottom left, three at most, four seconds each. */
export function ToastShelf() {
  useEffect(() => showToastsBy(show), []);
  return (
    <>
      <GlobalStyles styles={gap} />
      <SnackbarProvider
        maxSnack={toast.maxVisible}
        autoHideDuration={toast.durationMs}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        Components={looks}
      />
    </>
  );
}
