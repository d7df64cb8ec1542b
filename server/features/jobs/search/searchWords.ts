/** Words a job is found by although it does not say them: its trade, its state and country, how and where one works. */
import type { Job } from '../../../../schemas/job.ts';
import { occupationsOfTitle } from '../../../matching/vocabulary/titles.ts';
import { entriesOf, trades } from '../../../matching/vocabulary/trades.ts';
import { countryNicknames, regionsCalled } from './regions.ts';
import { tradeWords } from './tradeWords.ts';

/** The sources of the words. */
export type WordedJob = Pick<Job, 'title' | 'city' | 'state' | 'workplaceType' | 'employmentType'>;

/** Goes up whenever the same job would get other words. */
export const searchWordsVersion = 1;

const workplaces: Readonly<Record<Job['workplaceType'], string>> = {
  REMOTE: 'remote remoto remota teletrabajo telework telecommute, work from home, wfh a distancia desde casa',
  HYBRID: 'hybrid híbrido híbrida semipresencial',
  ONSITE: 'on site in person presencial',
};

const employments: Readonly<Record<Job['employmentType'], string>> = {
  FULL_TIME: 'full time, tiempo completo, jornada completa',
  PART_TIME: 'part time, medio tiempo, media jornada, tiempo parcial',
  CONTRACTOR: 'contractor contract freelance self employed, contratista contrato autónomo por proyecto',
  TEMPORARY: 'temporary temp seasonal, temporal eventual',
  INTERN: 'intern internship trainee, prácticas pasante pasantía becario becaria',
};

const inEnglish = new Intl.DisplayNames('en', { type: 'region' });
const inSpanish = new Intl.DisplayNames('es', { type: 'region' });

const countryWords = (code: string) =>
  [inEnglish.of(code), inSpanish.of(code), countryNicknames[code]].filter(Boolean).join(' ');

function placeWords(state: string | null): string[] {
  const [region] = regionsCalled(state ?? '');
  return region ? [region.code, ...region.names, countryWords(region.country)] : [];
}

/** Spellings of each occupation, by its name. */
const spellings = new Map(
  trades.flatMap(({ titles }) =>
    entriesOf(titles).map((entry) => [entry[0] ?? '', entry.join(' ')] as const),
  ),
);

const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Trades by the Spanish words for them; words of many trades, like "ingeniero", tell none. */
const tradesInSpanish = new Map<string, string[]>();
for (const [id, words] of Object.entries(tradeWords))
  for (const word of plainWords(words.slice(words.indexOf(',') + 1)))
    if (word.length > 4) tradesInSpanish.set(word, [...(tradesInSpanish.get(word) ?? []), id]);
for (const [word, ids] of tradesInSpanish) if (ids.length > 3) tradesInSpanish.delete(word);

const spanishTrades = (title: string): string[] => [
  ...new Set(plainWords(title).flatMap((word) => tradesInSpanish.get(word) ?? [])),
];

function titleWords(title: string): string[] {
  const occupations = occupationsOfTitle(title);
  if (occupations.length === 0) return spanishTrades(title).map((id) => tradeWords[id] ?? '');
  return occupations.flatMap(({ name, trade }) => {
    const { id = '', name: tradeName = '' } = trades[trade] ?? {};
    return [spellings.get(name) ?? '', tradeName, tradeWords[id] ?? ''];
  });
}

/** @returns words for the search alone, not to be shown; commas part what may not be read together */
export const searchWordsOf = ({ title, state, workplaceType, employmentType }: WordedJob): string =>
  [...titleWords(title), ...placeWords(state), workplaces[workplaceType], employments[employmentType]]
    .filter(Boolean)
    .join(', ');
