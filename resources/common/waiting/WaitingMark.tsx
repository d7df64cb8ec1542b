import { ToneChip } from '../../../src/components/values/ToneChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useWaiting } from './useOutbox.ts';

/** Marks a record whose decision is not sent yet. */
export function WaitingMark({ about }: { about: string }) {
  const isWaiting = useWaiting().some((decision) => decision.about.includes(about));
  return isWaiting ? <ToneChip tone="waiting">{t('Not sent yet')}</ToneChip> : null;
}
