import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type VariantType } from 'notistack';
import { type ReactNode, useLayoutEffect, useState } from 'react';
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

let open: (dialog: ReactNode) => void = () => {};

/** Where toasts lie: bottom left, three at most, four seconds each; and what one of them opens. */
export function ToastStack() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useLayoutEffect(() => {
    open = setDialog;
  }, []);
  return (
    <>
      <GlobalStyles styles={gap} />
      <SnackbarProvider
        maxSnack={toast.maxVisible}
        autoHideDuration={toast.durationMs}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        Components={looks}
      />
      {dialog}
    </>
  );
}

interface ToastChoice {
  label: string;
  onChosen: () => void;
}

interface ToastActionsProps {
  choices: readonly (ToastChoice | undefined)[];
  undo: (() => void) | undefined;
  /** Takes the toast away. */
  onChosen: () => void;
}

function ToastActions({ choices, undo, onChosen }: ToastActionsProps) {
  const t = useText();
  const all = [...choices, undo && { label: t('Undo'), onChosen: undo }].filter((one) => one !== undefined);
  return all.map((one) => (
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
  instead?: ToastChoice | undefined;
  /** A closer look, in a dialog. While it is open what waits goes on waiting; then the toast is back. */
  look?: { label: string; dialog: (onClose: () => void) => ReactNode } | undefined;
}

interface ShownToast extends ToastOptions {
  onGone: (() => void) | undefined;
}

/** Lays a toast on the stack. */
export function show(message: ReactNode, options: ShownToast): void {
  const { kind = 'default', duration, undo, instead, look, onGone } = options;
  let isLooking = false;
  const closer = look && {
    label: look.label,
    onChosen() {
      isLooking = true;
      open(
        look.dialog(() => {
          open(null);
          show(message, options);
        }),
      );
    },
  };
  enqueueSnackbar(message, {
    variant: kind,
    ...(duration !== undefined && { autoHideDuration: duration }),
    onExited: () => !isLooking && onGone?.(),
    ...((closer || instead || undo) && {
      action: (key) => (
        <ToastActions choices={[closer, instead]} undo={undo} onChosen={() => closeSnackbar(key)} />
      ),
    }),
  });
}
