/** The outbox of the signed-in user, one for a page. */
import type { User } from '../../../schemas/user.ts';
import { sentenceOf } from '../../../src/client/apiError.ts';
import { createOutbox, type Outbox } from '../../../src/client/outbox.ts';
import { tellThatOneWaits, waitingKey } from '../../../src/client/waitingSign.ts';
import { askBeforeSignOut } from '../../../src/components/toasts/leaving.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import type { Services } from '../../../src/session/services.ts';
import { askAboutWaiting } from './question.ts';

const outboxes = new WeakMap<Services, Map<string, Outbox>>();

/** Where browsers have no locks, as over plain http, two tabs may send the same decision. */
const exclusively = (name: string, act: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act();

function open(services: Services, storageKey: string): Outbox {
  const { client, queryClient } = services;
  const outbox = createOutbox({
    client,
    storage: window.localStorage,
    storageKey,
    now: Date.now,
    later: (callback, delay) => {
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    },
    exclusively: (act) => exclusively(storageKey, act),
    isOffline: () => !navigator.onLine,
  });
  outbox.subscribe(() => outbox.list().length > 0 && tellThatOneWaits());
  // The screens have shown the decisions; the server's answers show what became of them.
  const askAgain = () =>
    void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isKeptStill !== true });
  outbox.onSent((count) => {
    askAgain();
    notify(t('{count, plural, one {Your decision is} other {Your # decisions are}} sent.', { count }), {
      kind: 'success',
    });
  });
  outbox.onRefused(({ names }, error) => {
    askAgain();
    notify(
      t('What you decided while Hireday could not be reached was refused for {names}. {why}', {
        names: names.join(', '),
        why: sentenceOf(error),
      }),
      // People may be away from the screen when the connection is back.
      { kind: 'error', duration: null },
    );
  });
  askBeforeSignOut(async () => outbox.list().length === 0 || askAboutWaiting());
  window.addEventListener('online', () => void outbox.flush());
  window.addEventListener('storage', ({ key }) => key === storageKey && outbox.readAgain());
  void outbox.flush();
  return outbox;
}

/** Opens it once for an account and its area; what an earlier visit left is sent. */
export function outboxOf(services: Services, { email, role }: Pick<User, 'email' | 'role'>): Outbox {
  const storageKey = waitingKey(email, role);
  const ofServices = outboxes.get(services) ?? new Map<string, Outbox>();
  outboxes.set(services, ofServices);
  const outbox = ofServices.get(storageKey) ?? open(services, storageKey);
  ofServices.set(storageKey, outbox);
  return outbox;
}
