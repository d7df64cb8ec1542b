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
  return (
    <section aria-label={t('Notifications')}>
      {/* Screen readers only hear of changes in a region that was there before; each toast is read by itself. */}
      <div role="status" aria-atomic="false">
        {Stack && <Stack />}
      </div>
    </section>
  );
}
