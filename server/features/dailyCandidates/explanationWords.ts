/** Why a list is short, in the reader's language and in tens: it is about people who are on no list. */
import type { HeldBack } from '../../../schemas/dailyCandidate.ts';
import type { ListExplanation, PoolExplanation } from '../../../schemas/matching.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { isOfVocabulary } from '../../matching/criteria/listedWords.ts';
import { tensOf } from '../expectedFits/inTens.ts';

/** "About 30 people were considered, fewer than ten fit at least partly." */
function consideredWords({ poolSize, fitting }: PoolExplanation, t: Translate): string {
  const considered = tensOf(poolSize);
  const words =
    considered === 0
      ? t('Fewer than ten people were considered.')
      : t('About {people, plural, one {# person was} other {# people were}} considered.', {
          people: considered,
        });
  if (fitting === 0) return `${words} ${t('Nobody fits even partly.')}`;
  const fits = tensOf(fitting);
  return `${words} ${
    fits === 0
      ? t('Fewer than ten fit at least partly.')
      : t('About {people, plural, one {# fits} other {# fit}} at least partly.', { people: fits })
  }`;
}

/** "None of them has held a job like this." Told where nobody fits. */
function tradeWords({ ofTrade, fitting }: PoolExplanation, t: Translate): string[] {
  if (ofTrade === undefined || fitting > 0) return [];
  if (ofTrade === 0) return [t('None of them has held a job like this.')];
  const people = tensOf(ofTrade);
  return [
    people === 0
      ? t('Fewer than ten of them have held a job like this.')
      : t('About {people, plural, one {# of them has} other {# of them have}} held a job like this.', {
          people,
        }),
  ];
}

/** "About 40 more fit, but live elsewhere and do not say that they would move." */
function awayWords({ away = 0 }: PoolExplanation, t: Translate): string[] {
  const people = tensOf(away);
  if (people > 0)
    return [
      t(
        'About {people, plural, one {# more fits} other {# more fit}}, but live elsewhere and do not say that they would move. A wider radius may bring them.',
        { people },
      ),
    ];
  return away > 0
    ? [
        t(
          'Fewer than ten more fit, but live elsewhere and do not say that they would move. A wider radius may bring them.',
        ),
      ]
    : [];
}

/** "Most were held back by “Node.js”. About 30 resumes do not state it." */
function heldBackWords(pool: PoolExplanation, t: Translate): string[] {
  const { criterion, poolSize, fitting } = pool;
  if (criterion === null || !isOfVocabulary(criterion)) return [];
  const isMost = (pool.notMet + pool.notStated) * 2 > poolSize - fitting;
  const sentences = [
    isMost
      ? t('Most were held back by “{criterion}”.', { criterion })
      : t('Some were held back by “{criterion}”.', { criterion }),
  ];
  const [notStated, notMet, gain] = [tensOf(pool.notStated), tensOf(pool.notMet), tensOf(pool.gain)];
  if (notStated > 0)
    sentences.push(
      t('About {people, plural, one {# resume does} other {# resumes do}} not state it.', {
        people: notStated,
      }),
    );
  if (notMet > 0)
    sentences.push(
      t('About {people, plural, one {# person does} other {# people do}} not meet it.', { people: notMet }),
    );
  if (gain > 0)
    sentences.push(
      t(
        'As a nice-to-have it would bring about {people, plural, one {# more person} other {# more people}}.',
        { people: gain },
      ),
    );
  return sentences;
}

/** @param kept as it stands with the list; a text of earlier days names no criterion */
export function heldBackBy(kept: ListExplanation | string | null): HeldBack | null {
  if (kept === null || typeof kept === 'string' || !kept.pool) return null;
  const { criterion, gain } = kept.pool;
  return criterion === null || !isOfVocabulary(criterion) ? null : { criterion, gain: tensOf(gain) };
}

/** @param kept as it stands with the list; a text of earlier days is shown as it was written */
export function explanationWords(kept: ListExplanation | string | null, t: Translate): string | null {
  if (kept === null || typeof kept === 'string') return kept;
  const { pool, elsewhere } = kept;
  const sentences = [
    ...(pool
      ? [consideredWords(pool, t), ...tradeWords(pool, t), ...awayWords(pool, t), ...heldBackWords(pool, t)]
      : []),
    ...(elsewhere
      ? [t('Others fit but are on {lists} other lists that day.', { lists: elsewhere.lists })]
      : []),
  ];
  return sentences.join(' ');
}
