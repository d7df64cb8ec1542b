import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerPromise } from '../../resources/applications/answerPromise.ts';
import { eventWords, toldSentence } from '../../resources/applications/board/boardRules.ts';
import { historyWords } from '../../resources/applications/historyWords.ts';
import { stagePath, stepWords } from '../../resources/applications/stagePath.ts';
import { expiryWords } from '../../resources/invitations/expiry.ts';
import { suggestionWords } from '../../resources/jobs/page/suggestionWords.ts';
import { overEverywhere } from '../../schemas/base/answerDay.ts';
import { defaultStages } from '../../schemas/job.ts';
import { fitReason } from '../../src/i18n/fitReason.ts';
import { loadMessages } from '../../src/i18n/loadMessages.ts';
import { stageNameOf, stageWords } from '../../src/i18n/stageWords.ts';
import { speak } from '../../src/i18n/t.ts';
import { summaryWords } from '../../src/product/match/summaryWords.ts';

beforeAll(async () => speak('es', await loadMessages('es')));
afterAll(() => speak('en', {}));

const now = new Date(2026, 10, 21, 12);
const promiseOf = (answerBy: string) => answerPromise({ status: 'ACTIVE', answerBy }, now)?.words;

test('a day within a Spanish sentence is named in Spanish, with its article where it needs one', () => {
  expect(promiseOf('2026-11-26')).toBe('Respuesta prometida para el jueves');
  expect(promiseOf('2026-11-21')).toBe('Respuesta prometida para hoy');
  expect(promiseOf('2026-11-20')).toBe('La respuesta prometida para ayer lleva un día de retraso');
});

test('the end of an invitation is told in Spanish down to its last minutes', () => {
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  expect(expiryWords(overEverywhere('2026-11-26'), now)).toBe('Vence el jueves');
  expect(expiryWords(inHours(5), now)).toBe('Vence dentro de 5 horas');
});

test('names are listed as Spanish lists them', () => {
  const met = (name: string) =>
    ({ name, outcome: 'MEETS', importance: 'MUST_HAVE', evidence: null, source: null }) as const;
  expect(fitReason(['A', 'B'].map(met))).toBe('Cumples 2 de 2 requisitos imprescindibles: A y B.');
});

test('a reason chosen in one language is read in another, and own words stay as they are', async () => {
  // Its words are those of the language spoken when it is loaded.
  const { reasonWords } = await import('../../resources/invitations/declineReasons.ts');
  expect(reasonWords('The salary is too low')).toBe('El salario es demasiado bajo');
  expect(reasonWords('I moved {away}')).toBe('I moved {away}');
});

test('how many criteria are met is told in Spanish, though it is stored in English', () => {
  expect(summaryWords('4/5 must-haves, 2/3 nice-to-haves')).toBe('4/5 imprescindibles, 2/3 deseables');
  expect(summaryWords('2/3 nice-to-haves')).toBe('2/3 deseables');
  expect(summaryWords('No criteria')).toBe('Sin criterios');
});

test('the stages every job starts with are named in Spanish, those that someone named as they are', () => {
  expect(defaultStages.map(({ name }) => stageWords(name))).toEqual([
    ...['Postulado', 'Preselección', 'Evaluación', 'Entrevista', 'Oferta', 'Contratado'],
  ]);
  expect(stageWords('Phone call')).toBe('Phone call');
});

test('a name typed in Spanish is kept so that readers of English know it too', () => {
  for (const { name } of defaultStages) expect(stageNameOf(stageWords(name))).toBe(name);
  expect(stageNameOf('Llamada')).toBe('Llamada');
});

test('the way of an application is told by the Spanish names of its stages', () => {
  const event = {
    at: '2026-01-01',
    by: 'RECRUITER',
    status: 'ACTIVE',
    stageId: 'offer',
    stageName: 'Offer',
  } as const;
  const path = stagePath(
    { status: 'ACTIVE', stageId: 'offer', stageName: 'Offer', history: [event] },
    defaultStages,
  );
  expect(stepWords(path, true)).toBe('Paso 5 de 6: Oferta');
  expect(historyWords(event, event, 'APPLIED')).toBe('Pasó a Oferta');
  expect(eventWords({ history: [event, event], source: 'APPLIED', rejectionReason: null }, 1)).toBe(
    'Pasó a Oferta',
  );
  expect(toldSentence(['Ana'], { kind: 'stage', stageId: 'offer' }, defaultStages)).toBe(
    'Ana pasó a Oferta. Recibe un correo sobre ello.',
  );
});

test('why a change of the criteria is suggested is told in Spanish, with its numbers', () => {
  expect(suggestionWords({ reason: 'NOT_ENOUGH_EXPERIENCE', people: 2, years: 1 })).toBe(
    'Descartaste a 2 personas con hasta 1 año porque no era experiencia suficiente.',
  );
  expect(suggestionWords({ reason: 'MISSING_SKILLS', people: 1, years: null })).toBe(
    'Descartaste a 1 persona por falta de habilidades; esta es una que no muestra.',
  );
  expect(suggestionWords({ reason: 'WRONG_FIELD', people: 3, years: null })).toBe(
    'Descartaste a 3 personas de otro campo.',
  );
  expect(suggestionWords({ reason: 'TOO_FAR', people: 3, years: null })).toBe(
    'Descartaste a 3 personas por vivir demasiado lejos.',
  );
  expect(suggestionWords('You passed on somebody.')).toBe('You passed on somebody.');
});
