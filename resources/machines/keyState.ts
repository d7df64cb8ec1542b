/** Whether a key still opens anything. */
import { isDayOver } from '../../schemas/base/answerDay.ts';
import type { MachineKey } from '../../schemas/machineKey.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { type LazyText, t } from '../../src/i18n/t.ts';

type KeyState = 'USED' | 'EXPIRED' | 'REVOKED';

export function keyStateOf(
  { revokedAt, expiresOn }: Pick<MachineKey, 'revokedAt' | 'expiresOn'>,
  now: Date,
): KeyState {
  if (revokedAt !== null) return 'REVOKED';
  return expiresOn !== null && isDayOver(expiresOn, now) ? 'EXPIRED' : 'USED';
}

export const keyStateTones: Readonly<Record<KeyState, StatusTone>> = {
  USED: 'positive',
  EXPIRED: 'closed',
  REVOKED: 'negative',
};

export const keyStateWords: Readonly<Record<KeyState, LazyText>> = {
  USED: () => t('In use'),
  EXPIRED: () => t('Expired'),
  REVOKED: () => t('Revoked'),
};
