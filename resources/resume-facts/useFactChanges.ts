import type { CandidateCorrections } from '../../schemas/factCorrections.ts';
import type { FactEntry, FactKind } from '../../schemas/factEntries.ts';
import type { ResumeReading } from '../../schemas/facts.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { tryToSave } from '../common/useOwnProfile.ts';
import { factWords, type ShownFact } from './factWords.ts';
import type { Reading } from './useReading.ts';

/** A change as the call takes it: without `is`, the resume's own words come back. */
interface Change<K extends FactKind> {
  id: string | null;
  is?: FactEntry<K> | null;
}

const bodyOf = <K extends FactKind>(kind: K, change: Change<K>) =>
  ({ [kind]: [change] }) as CandidateCorrections;

/** The fact of a list that was not there before. */
const newIn = <K extends FactKind>(
  kind: K,
  before: ResumeReading,
  now: ResumeReading,
): string | undefined => {
  const known = new Set(before[kind].map(({ id }) => id));
  return now[kind].find(({ id }) => !known.has(id))?.id;
};

/** Changes facts of a kind, each with a way to undo it. */
export function useFactChanges<K extends FactKind>(
  kind: K,
  before: ResumeReading,
  correct: Reading['correct'],
) {
  /** The change that takes another one back. */
  const inverse = (
    fact: ShownFact<K> | undefined,
    is: unknown,
    now: ResumeReading,
  ): Change<K> | undefined => {
    if (!fact) {
      const id = newIn(kind, before, now);
      return id === undefined ? undefined : { id, is: null };
    }
    if (!fact.said) return { id: fact.id };
    const said = factWords[kind].entryOf(fact);
    // One that was added and taken off has to be added again.
    return { id: fact.quote === null && is === null ? null : fact.id, is: said };
  };

  /** @param is null removes, undefined goes back to the resume's own words @throws ApiError */
  const say = async (fact: ShownFact<K> | undefined, is: FactEntry<K> | null | undefined): Promise<void> => {
    const change: Change<K> = { id: fact?.id ?? null, ...(is !== undefined && { is }) };
    const now = await correct(bodyOf(kind, change));
    const back = inverse(fact, is, now);
    notify(is === null ? t('Removed.') : t('Saved.'), {
      kind: 'success',
      ...(back && { undo: () => void tryToSave(() => correct(bodyOf(kind, back))) }),
    });
  };
  return say;
}
