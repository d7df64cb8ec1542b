/** Words a job is found by although it does not say them: its trade, its state and country, how and where one works. */
import type { Job } from '../../../../schemas/job.ts';
import { regionOfTown } from '../../../matching/places/locate.ts';
import { continentWords, countryNicknames, regionsCalled } from '../../../matching/places/stateNames.ts';
import { isLicence } from '../../../matching/vocabulary/licences.ts';
import {
  occupationName,
  occupationsOfTitle as occupationsOfAnyTitle,
} from '../../../matching/vocabulary/occupations.ts';
import {
  findPhrases,
  isLabel,
  isSkillForm,
  isSpanishName,
  type Phrase,
  phrasesOf,
  sameMeaning,
  skillAt,
} from '../../../matching/vocabulary/phrases.ts';
import { occupationsOfTitle } from '../../../matching/vocabulary/titles.ts';
import { tokenise } from '../../../matching/vocabulary/tokens.ts';
import { entriesOf, trades } from '../../../matching/vocabulary/trades.ts';
import { folded, meaningsOfJob } from './meanings.ts';
import { namedTrades, wordsOfTrade } from './tradeWords.ts';
import { employments, workplaces } from './waysOfWorking.ts';

/** The sources of the words. */
export type WordedJob = Pick<
  Job,
  'title' | 'description' | 'criteria' | 'city' | 'state' | 'country' | 'workplaceType' | 'employmentType'
>;

/** Goes up whenever the same job would get other words, or another place. */
export const searchWordsVersion = 5;

const inEnglish = new Intl.DisplayNames('en', { type: 'region' });
const inSpanish = new Intl.DisplayNames('es', { type: 'region' });

const countryWords = (code: string) =>
  [inEnglish.of(code), inSpanish.of(code), countryNicknames[code], ...continentWords(code)]
    .filter(Boolean)
    .join(' ');

/** Everyday names of cities, by the name that jobs write. */
const cityNames: Readonly<Record<string, string>> = {
  'new york': 'NYC Nueva York',
  'new york city': 'NYC Nueva York',
  'los angeles': 'LA',
  'san francisco': 'SF',
  washington: 'DC',
  philadelphia: 'Filadelfia',
  'ciudad de mexico': 'CDMX Mexico City',
  'mexico city': 'CDMX Ciudad de México',
  london: 'Londres',
  sevilla: 'Seville',
  lisbon: 'Lisboa',
  munich: 'München Múnich',
  cologne: 'Köln Colonia',
  geneva: 'Ginebra',
};

const cityWords = (city: string | null): string => cityNames[plainWords(city ?? '').join(' ')] ?? '';

/** A state tells its country only where none is given: WA is in Australia, too. */
function placeWords(city: string | null, state: string | null, country: string | null): string[] {
  // Where a town is known, it tells its state.
  const called = regionsCalled(state ?? (city && country && regionOfTown(city, country)) ?? '');
  const region = country === null ? called[0] : called.find((one) => one.country === country);
  const within = country ?? region?.country;
  return [...(region ? [region.code, ...region.names] : []), ...(within ? [countryWords(within)] : [])];
}

/** Spellings of each occupation, by its name. */
const spellings = new Map(
  trades.flatMap(({ titles }) =>
    entriesOf(titles).map((entry) => [entry[0] ?? '', entry.join(' ')] as const),
  ),
);

const plainWords = (text: string): string[] => folded(text).match(/\p{L}+/gu) ?? [];

/** Trades by the Spanish words for them; words of many trades, like "ingeniero", tell none. */
const tradesInSpanish = new Map<string, string[]>();
for (const [id, words] of namedTrades)
  for (const word of plainWords(words.slice(words.indexOf(',') + 1)))
    if (word.length > 4) tradesInSpanish.set(word, [...(tradesInSpanish.get(word) ?? []), id]);
for (const [word, ids] of tradesInSpanish) if (ids.length > 3) tradesInSpanish.delete(word);

const spanishTrades = (title: string): string[] => [
  ...new Set(plainWords(title).flatMap((word) => tradesInSpanish.get(word) ?? [])),
];

/** Of 1: from here on a title is taken for an occupation. */
const sure = 0.8;

function titleWords(title: string): string[] {
  const occupations = occupationsOfTitle(title);
  if (occupations.length === 0) {
    // Titles in Spanish are found in English, too.
    const [named] = occupationsOfAnyTitle(title, 1);
    const inEnglish = named && named.closeness >= sure ? occupationName(named.id) : '';
    return [...spanishTrades(title).flatMap(wordsOfTrade), inEnglish];
  }
  return occupations.flatMap(({ name, trade }) => {
    const { id = '', name: tradeName = '' } = trades[trade] ?? {};
    return [spellings.get(name) ?? '', tradeName, ...wordsOfTrade(id)];
  });
}

/** Its own names in English and Spanish, and other spellings of what was found; not other things of its kind. */
const namesOf = (found: Phrase): string[] => {
  const skill = skillAt(found.skill);
  // Licences are called like the people who have them, who are not always wanted where one is.
  if (!skill || skill.soft || skill.language || isLicence(skill.name)) return [];
  const names = phrasesOf(skill).filter(
    (one) => isLabel(one) || isSpanishName(one) || sameMeaning(one, found),
  );
  return names.map(({ spelling }) => spelling);
};

/** Other names of the skills among the criteria: "Golang" for "Go", "montacargas" for "Forklift licence". */
function skillWords(criteria: WordedJob['criteria']): string[] {
  const names = new Set<string>();
  for (const { name } of criteria) {
    const { terms, starts, ends } = tokenise(name);
    const writtenAt = (at: number) => name.slice(starts[at], ends[at]);
    findPhrases(terms, writtenAt, ({ phrase, at }) => {
      if (isSkillForm(phrase, writtenAt(at))) for (const one of namesOf(phrase)) names.add(one);
    });
  }
  return [...names];
}

/** @returns words and codes for the search alone, not to be shown; commas part what may not be read together */
export const searchWordsOf = ({
  title,
  description,
  criteria,
  city,
  state,
  country,
  workplaceType,
  employmentType,
}: WordedJob): string =>
  [
    ...titleWords(title),
    ...skillWords(criteria),
    cityWords(city),
    ...placeWords(city, state, country),
    workplaces[workplaceType],
    employments[employmentType],
    ...meaningsOfJob(
      title,
      criteria.map(({ name }) => name),
      description,
    ),
  ]
    .filter(Boolean)
    .join(', ');
