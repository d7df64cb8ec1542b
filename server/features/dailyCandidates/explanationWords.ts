/** Why a list is short, in the reader's language. */
import type { HeldBack } from '../../../schemas/dailyCandidate.ts';
import type { ListExplanation, PoolExplanation } from '../../../schemas/matching.ts';
import type { Translate } from '../../../src/i18n/t.ts';

/** "29 people were considered and 7 fit at least partly." */
function consideredWords({ poolSize, fitting }: PoolExplanation, t: Translate): string {
  if (poolSize === 0) return t('There was no one to consider.');
  if (fitting === 0) {
    return t(
      '{poolSize, plural, one {# person was considered} other {# people were considered}}, and nobody fits even partly.',
      { poolSize },
    );
  }
  return t(
    '{poolSize, plural, one {# person was considered} other {# people were considered}} and {fitting, plural, one {# fits} other {# fit}} at least partly.',
    { poolSize, fitting },
  );
}

/** How many of those who do not fit are held back by one criterion. */
function shareOf({ poolSize, fitting, notMet, notStated }: PoolExplanation): string {
  const held = notMet + notStated;
  const unfit = poolSize - fitting;
  if (held === 1) return 'one';
  if (held < unfit) return held * 2 > unfit ? 'most' : 'some';
  return fitting === 0 ? 'all' : 'rest';
}

/** "Most were held back by “Node.js”. 26 resumes do not state it." */
function heldBackWords(pool: PoolExplanation, t: Translate): string[] {
  const { criterion, notMet, notStated, gain } = pool;
  if (criterion === null) return [];
  const sentences = [
    t(
      '{share, select, one {One was} most {Most were} all {All were} rest {All of the others were} other {{held} were}} held back by “{criterion}”.',
      { share: shareOf(pool), held: notMet + notStated, criterion },
    ),
  ];
  if (notStated > 0)
    sentences.push(
      t('{notStated, plural, one {# resume does not state it.} other {# resumes do not state it.}}', {
        notStated,
      }),
    );
  if (notMet > 0)
    sentences.push(
      t('{notMet, plural, one {# person does not meet it.} other {# people do not meet it.}}', { notMet }),
    );
  if (gain > 0)
    sentences.push(
      t('As a nice-to-have it would bring {gain, plural, one {# more person} other {# more people}}.', {
        gain,
      }),
    );
  return sentences;
}

/** @param kept as it stands with the list; a text of earlier days names no criterion */
export function heldBackBy(kept: ListExplanation | string | null): HeldBack | null {
  if (kept === null || typeof kept === 'string' || !kept.pool) return null;
  const { criterion, gain } = kept.pool;
  return criterion === null ? null : { criterion, gain };
}

/** @param kept as it stands with the list; a text of earlier days is shown as it was written */
export function explanationWords(kept: ListExplanation | string | null, t: Translate): string | null {
  if (kept === null || typeof kept === 'string') return kept;
  const { pool, elsewhere } = kept;
  const sentences = [
    ...(pool ? [consideredWords(pool, t), ...heldBackWords(pool, t)] : []),
    ...(elsewhere
      ? [
          t(
            '{people, plural, one {One more person fits but is} other {# more people fit but are}} on {lists} other lists that day.',
            elsewhere,
          ),
        ]
      : []),
  ];
  return sentences.join(' ');
}
