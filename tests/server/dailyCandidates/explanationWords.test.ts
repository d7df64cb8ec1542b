/** Why a list is short, as its readers are told. */
import { expect, test } from 'vitest';
import type { ListExplanation, PoolExplanation } from '../../../schemas/matching.ts';
import { translators } from '../../../server/base/translators.ts';
import { explanationWords } from '../../../server/features/dailyCandidates/explanationWords.ts';

const pool = (more: Partial<PoolExplanation>): ListExplanation => ({
  pool: { poolSize: 3, fitting: 0, criterion: null, notMet: 0, notStated: 0, gain: 0, ...more },
  elsewhere: null,
});
const welding = (more: Partial<PoolExplanation>) => pool({ criterion: 'Welding', ...more });
const elsewhere = (people: number): ListExplanation => ({ pool: null, elsewhere: { people, lists: 5 } });

test.each([
  [pool({ poolSize: 0 }), 'There was no one to consider.', 'No había nadie a quien considerar.'],
  [
    pool({ poolSize: 1 }),
    '1 person was considered, and nobody fits even partly.',
    'Se consideró a 1 persona y nadie encaja ni siquiera en parte.',
  ],
  [
    pool({ poolSize: 1200, fitting: 1 }),
    '1,200 people were considered and 1 fits at least partly.',
    'Se consideró a 1200 personas y 1 encaja al menos en parte.',
  ],
  [
    welding({ notMet: 3, gain: 3 }),
    '3 people were considered, and nobody fits even partly. All were held back by “Welding”. 3 people do not meet it. As a nice-to-have it would bring 3 more people.',
    'Se consideró a 3 personas y nadie encaja ni siquiera en parte. A todas las frena «Welding». 3 personas no lo cumplen. Como deseable traería 3 personas más.',
  ],
  [
    welding({ poolSize: 1, notStated: 1, gain: 1 }),
    '1 person was considered, and nobody fits even partly. One was held back by “Welding”. 1 resume does not state it. As a nice-to-have it would bring 1 more person.',
    'Se consideró a 1 persona y nadie encaja ni siquiera en parte. A una persona la frena «Welding». 1 currículum no lo indica. Como deseable traería 1 persona más.',
  ],
  [
    welding({ fitting: 1, notStated: 1, notMet: 1 }),
    '3 people were considered and 1 fits at least partly. All of the others were held back by “Welding”. 1 resume does not state it. 1 person does not meet it.',
    'Se consideró a 3 personas y 1 encaja al menos en parte. A todas las demás las frena «Welding». 1 currículum no lo indica. 1 persona no lo cumple.',
  ],
  [
    welding({ poolSize: 9, notMet: 5 }),
    '9 people were considered, and nobody fits even partly. Most were held back by “Welding”. 5 people do not meet it.',
    'Se consideró a 9 personas y nadie encaja ni siquiera en parte. A la mayoría la frena «Welding». 5 personas no lo cumplen.',
  ],
  [
    welding({ poolSize: 9, notMet: 4 }),
    '9 people were considered, and nobody fits even partly. 4 were held back by “Welding”. 4 people do not meet it.',
    'Se consideró a 9 personas y nadie encaja ni siquiera en parte. A 4 personas las frena «Welding». 4 personas no lo cumplen.',
  ],
  [
    elsewhere(1),
    'One more person fits but is on 5 other lists that day.',
    'Otra persona encaja, pero está en otras 5 listas de ese día.',
  ],
  [
    { ...pool({ fitting: 2 }), ...{ elsewhere: { people: 2, lists: 5 } } },
    '3 people were considered and 2 fit at least partly. 2 more people fit but are on 5 other lists that day.',
    'Se consideró a 3 personas y 2 encajan al menos en parte. Otras 2 personas encajan, pero están en otras 5 listas de ese día.',
  ],
])('%j is said in English and in Spanish', (kept, english, spanish) => {
  expect(explanationWords(kept, translators.en)).toBe(english);
  expect(explanationWords(kept, translators.es)).toBe(spanish);
});

test('an explanation of former days, kept as a text, is said as it was written', () => {
  const text = '4 people were considered, and nobody fits even partly.';
  expect(explanationWords(text, translators.es)).toBe(text);
  expect(explanationWords(null, translators.es)).toBeNull();
});
