import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type VariantType } from 'notistack';
import type { ReactNode } from 'react';
import { useText } from '../texts/useText.ts';
import { Toast } from './Toast.tsx';
import { toast } from './toast.ts';

const looks = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast };

/** notistack leaves 6 px above and below each toast and cannot be told otherwise. */
const gap = {
  '.notistack-CollapseWrapper': { padding: `${toast.gap / 2}px 0 !important` },
  // Over what sticks to the foot of the window (a form's save bar, a phone's navigation), not on it.
  '.notistack-SnackbarContainer': { marginBottom: 'var(--toast-foot, var(--shell-foot, 0px))' },
};

/** Where toasts lie: bottom left, three at most, four seconds each. */
export function ToastStack() {
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

interface ToastActionsProps {
  undo: (() => void) | undefined;
  instead: ToastOptions['instead'];
  /** Takes the toast away. */
  onChosen: () => void;
}

function ToastActions({ undo, instead, onChosen }: ToastActionsProps) {
  const t = useText();
  const choices = [instead, undo && { label: t('Undo'), onChosen: undo }].filter((one) => one !== undefined);
  return choices.map((one) => (
    <Button
      key={one.label}
      size="small"
      color="inherit"
      onClick={() => {
        one.onChosen();
        onChosen();
      }}
    >
      {one.label}
    </Button>
  ));
}

export interface ToastOptions {
  /** How it looks; what is neither good nor bad is `default`. */
  kind?: VariantType;
  /** Milliseconds; null keeps the toast until it is closed, undefined is the usual time. */
  duration?: number | null | undefined;
  /** Takes back what the toast tells; called once at most. Without it there is no "Undo". */
  undo?: (() => void) | undefined;
  /** Another way to do what the toast tells; chosen, the toast goes, and what waits is done at once. */
  instead?: { label: string; onChosen: () => void } | undefined;
}

interface ShownToast extends ToastOptions {
  onGone: (() => void) | undefined;
}

/** Lays a toast on the stack. */
export function show(
  message: ReactNode,
  { kind = 'default', duration, undo, instead, onGone }: ShownToast,
): void {
  enqueueSnackbar(message, {
    variant: kind,
    ...(duration !== undefined && { autoHideDuration: duration }),
    ...(onGone && { onExited: onGone }),
    ...((undo || instead) && {
      action: (key) => <ToastActions undo={undo} instead={instead} onChosen={() => closeSnackbar(key)} />,
    }),
  });
}
