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

const nobody = 'Fewer than ten people were considered. Nobody fits even partly.';
const nadie = 'Se consideró a menos de diez personas. Nadie encaja ni siquiera en parte.';

test.each([
  [pool({ poolSize: 0 }), nobody, nadie],
  [pool({ poolSize: 9 }), nobody, nadie],
  [
    pool({ poolSize: 1234, fitting: 1 }),
    'About 1,200 people were considered. Fewer than ten fit at least partly.',
    'Se consideró a unas 1200 personas. Menos de diez encajan al menos en parte.',
  ],
  [
    welding({ poolSize: 31, notStated: 26, notMet: 3, gain: 1 }),
    'About 30 people were considered. Nobody fits even partly. Most were held back by “Welding”. About 30 resumes do not state it.',
    'Se consideró a unas 30 personas. Nadie encaja ni siquiera en parte. A la mayoría la frena «Welding». Unos 30 currículums no lo indican.',
  ],
  [
    welding({ poolSize: 64, fitting: 12, notMet: 14, gain: 14 }),
    'About 60 people were considered. About 10 fit at least partly. Some were held back by “Welding”. About 10 people do not meet it. As a nice-to-have it would bring about 10 more people.',
    'Se consideró a unas 60 personas. Unas 10 encajan al menos en parte. A algunas las frena «Welding». Unas 10 personas no lo cumplen. Como deseable traería unas 10 personas más.',
  ],
  [
    pool({ poolSize: 80, ofTrade: 0 }),
    'About 80 people were considered. Nobody fits even partly. None of them has held a job like this.',
    'Se consideró a unas 80 personas. Nadie encaja ni siquiera en parte. Ninguna ha tenido un empleo así.',
  ],
  [
    pool({ poolSize: 80, ofTrade: 4, away: 12 }),
    'About 80 people were considered. Nobody fits even partly. Fewer than ten of them have held a job like this. About 10 more fit, but live elsewhere and do not say that they would move. A wider radius may bring them.',
    'Se consideró a unas 80 personas. Nadie encaja ni siquiera en parte. Menos de diez han tenido un empleo así. Encajan unas 10 más, pero viven en otro sitio y no dicen que se mudarían. Un radio mayor puede traerlas.',
  ],
  [
    elsewhere(1),
    'Others fit but are on 5 other lists that day.',
    'Otras encajan, pero están en otras 5 listas de ese día.',
  ],
])('%j is said in English and in Spanish', (kept, english, spanish) => {
  expect(explanationWords(kept, translators.en)).toBe(english);
  expect(explanationWords(kept, translators.es)).toBe(spanish);
});

test('one person more or less, and a must-have that may name an employer or a town, make no difference', () => {
  const say = (more: Partial<PoolExplanation>) => explanationWords(welding(more), translators.en);
  expect(say({ poolSize: 4, notMet: 1, gain: 1 })).toBe(say({ poolSize: 3, notMet: 1, gain: 0 }));
  expect(say({ criterion: 'Globex Corporation', notMet: 2, gain: 2 })).toBe(nobody);
});

test('an explanation of former days, kept as a text, is said as it was written', () => {
  const text = '4 people were considered, and nobody fits even partly.';
  expect(explanationWords(text, translators.es)).toBe(text);
  expect(explanationWords(null, translators.es)).toBeNull();
});
