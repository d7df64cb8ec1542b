/** The stack of toasts. It is loaded for the first of them, so that no page waits for it. */
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const load = async () => {
  const { ToastStack, show } = await import('./ToastStack.tsx');
  return { ToastStack, show };
};

/** Loads the stack before there is a toast, for pages that have to say when there is no network. */
export const preloadToasts = (): void => void load().catch(() => undefined);

let putUp: (() => ReturnType<typeof load>) | undefined;

/** The stack, once there is a toast; for `Toasts`. */
export function useToastStack(): ComponentType | undefined {
  const [Stack, setStack] = useState<ComponentType>();
  useLayoutEffect(() => {
    putUp = async () => {
      const loaded = await load();
      flushSync(() => setStack(() => loaded.ToastStack));
      return loaded;
    };
    return () => {
      putUp = undefined;
    };
  }, []);
  return Stack;
}

/** Puts up the stack. @throws where it cannot be loaded, and where nothing shows toasts */
export async function loadToastStack() {
  if (!putUp) throw new Error('Toasts are not mounted.');
  return putUp();
}
