import { visuallyHidden } from '@mui/utils';
import { type ComponentType, useEffect, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { useSpokenToast } from './spokenToast.ts';
import { dropWaitingToasts, onWaitingToast } from './toastQueue.ts';

/** The shelf, loaded when the first toast waits for it. */
function useShelf(): ComponentType | undefined {
  const [Shelf, setShelf] = useState<ComponentType>();
  useEffect(() => {
    if (Shelf) return;
    return onWaitingToast(() => {
      import('./ToastShelf.tsx').then(({ ToastShelf }) => setShelf(() => ToastShelf), dropWaitingToasts);
    });
  }, [Shelf]);
  return Shelf;
}

/**
 * Where notifications appear. Mount it once, anywhere; `notify` and react-admin's notifications (through
 * AdminNotifications) end up here. What they say is read out politely.
 */
export function Toasts() {
  const Shelf = useShelf();
  return (
    <section aria-label={t('Notifications')}>
      {Shelf && <Shelf />}
      <SpokenToast />
    </section>
  );
}

/** Screen readers only hear of changes in a region that was there before. */
function SpokenToast() {
  const text = useSpokenToast();
  return (
    <div role="status" style={visuallyHidden}>
      {text}
    </div>
  );
}
