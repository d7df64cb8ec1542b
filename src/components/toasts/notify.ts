import type { ReactNode } from 'react';
import { type PostponedAct, postpone } from './postponedActs.ts';
import type { ToastOptions } from './ToastStack.tsx';
import { loadToastStack } from './toastStack.ts';

interface NotifyOptions extends ToastOptions {
  /**
   * For what is final once it is done: shown as done already, and done only when the toast is gone without "Undo" or
   * the page goes away first.
   */
  act?: PostponedAct;
}

/**
 * Shows a toast; works wherever `Toasts` is mounted, inside react-admin and out.
 *
 * @example notify('Order deleted.', { kind: 'success', act: () => remove(order.id), undo: () => setHidden(false) });
 */
export function notify(message: ReactNode, { act, undo, ...options }: NotifyOptions = {}) {
  const postponed = act && postpone(act);
  let isUndone = false;
  const takeBack = () => {
    if (isUndone) return;
    isUndone = true;
    postponed?.drop();
    undo?.();
  };
  loadToastStack().then(
    ({ show }) => show(message, { ...options, undo: undo && takeBack, onGone: postponed?.carryOut }),
    () => postponed?.carryOut(),
  );
}
