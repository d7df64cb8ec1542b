/** The stack of toasts. It is loaded for the first of them, so that no page waits for it. */
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const load = async () => {
  const { ToastShelf, show } = await import('./ToastShelf.tsx');
  return { ToastShelf, show };
};

let putUp: (() => ReturnType<typeof load>) | undefined;

/** The shelf, once there is a toast; for `Toasts`. */
export function useShelf(): ComponentType | undefined {
  const [Shelf, setShelf] = useState<ComponentType>();
  useLayoutEffect(() => {
    putUp = async () => {
      const loaded = await load();
      flushSync(() => setShelf(() => loaded.ToastShelf));
      return loaded;
    };
    return () => {
      putUp = undefined;
    };
  }, []);
  return Shelf;
}

/** Puts up the shelf. @throws where it cannot be loaded, and where nothing shows toasts */
export async function shelf() {
  if (!putUp) throw new Error('Toasts are not mounted.');
  return putUp();
}
