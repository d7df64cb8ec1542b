import { expect, test } from 'vitest';
import {
  nearnessRow,
  occupationName,
  occupationsOfTitle,
} from '../../server/matching/vocabulary/occupations.ts';
import { termsOf } from '../../server/matching/vocabulary/tokens.ts';
import { occupationsOfWords, wordCounts } from '../../server/matching/vocabulary/wordOccupations.ts';

const read = (text: string) => occupationsOfWords(wordCounts(termsOf(text)));
const titled = (title: string) => occupationsOfTitle(title)[0]?.id ?? -1;

test.each([
  [
    'Line Cook',
    'Grilled steaks, chopped vegetables, seasoned sauces and plated desserts on a busy kitchen line.',
  ],
  [
    'Registered Nurse',
    'Administered intravenous medication, dressed wounds and charted vital signs of patients on the ward.',
  ],
  [
    'Electrician',
    'Pulled wire through conduit, replaced circuit breakers and read blueprints to the electrical code.',
  ],
  ['Lawyer', 'Represented clients in court, drafted pleadings and advised on litigation of contracts.'],
  ['Camarera', 'Servir mesas, tomar comandas, preparar cócteles y atender a los clientes del restaurante.'],
])('without a title, the words of a %s speak of one or of somebody near', (title, text) => {
  const nearest = Math.max(
    ...read(text)
      .slice(0, 3)
      .map(({ id }) => (nearnessRow(id)[titled(title)] ?? 0) / 255),
  );
  expect(
    nearest,
    read(text)
      .map(({ id }) => occupationName(id))
      .join(),
  ).toBeGreaterThan(0.35);
});

test('words that everyone writes speak of no occupation', () => {
  expect(
    read('Responsible team player with excellent communication skills, January 2020 to present'),
  ).toEqual([]);
});

test('the weights of a text add up to one, strongest first', () => {
  const weights = read('Welded steel frames and operated a lathe').map(({ weight }) => weight);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});
