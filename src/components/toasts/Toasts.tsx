import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../texts/useText.ts';
import { useToastStack } from './toastStack.ts';

/**
 * Where notifications appear, and are read out politely. Mount it once, anywhere; `notify` and react-admin's
 * notifications (through AdminNotifications) end up here.
 *
 * @example <Toasts />
 */
export function Toasts() {
  const t = useText();
  const Stack = useToastStack();
  const place = usePlace();
  if (!place) return null;
  return createPortal(
    <section aria-label={t('Notifications')}>
      {/* Screen readers only hear of changes in a region that was there before; each toast is read by itself. */}
      <div role="status" aria-atomic="false">
        {Stack && <Stack />}
      </div>
    </section>,
    place,
  );
}

/**
 * Beside the page and not in it: an open dialog hides the page from screen readers, and toasts tell of what is done in
 * dialogs, too. MUI hides all that stands beside a dialog but elements that must not be hidden; a slot is one of them.
 */
function usePlace(): Element | undefined {
  const [place, setPlace] = useState<Element>();
  useEffect(() => {
    const made = document.createElement('slot');
    document.body.append(made);
    setPlace(made);
    return () => made.remove();
  }, []);
  return place;
}
