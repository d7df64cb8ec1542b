/** Filters of a search in the terms of the index of words, so that it answers them together with the words. */
import type { Database } from '../../db/database.ts';
import { countriesCalled, type Narrowing, nearPlace, partsOf } from './narrowJobs.ts';
import { quoted } from './search/askedWords.ts';
import { filterQueries } from './search/filterLexemes.ts';
import type { Near } from './search/near.ts';
import { searchedWords } from './search/searchedWords.ts';

/** Parts of a `tsquery` that all jobs of a search meet, beside its own conditions. */
export interface IndexedNarrowing {
  /** The town that distances are told from. */
  near: Near | null;
  /** Few jobs have these, so that they are asked for without words, too. */
  places: readonly string[];
  filters: readonly string[];
}

/** The words of a place as jobs have them: the beginnings of a town's or a state's, or the country's sign. */
async function placeQueries(db: Database, place: string): Promise<string[]> {
  const parts = await Promise.all(
    partsOf(place).map(async (part) => {
      const words = (await searchedWords(db, part)).map(
        ({ word, isFinished }) => quoted(word) + (isFinished ? '' : ':*'),
      );
      const countries = countriesCalled(part).map((code) => quoted(`@c${code}`));
      return [...(words.length > 0 ? [`(${words.join(' & ')})`] : []), ...countries].join(' | ');
    }),
  );
  return parts.filter(Boolean).map((part) => `(${part})`);
}

export async function indexedNarrowing(db: Database, search: Narrowing): Promise<IndexedNarrowing> {
  const { place, workplace, employment, pay, currency = 'USD' } = search;
  const near = nearPlace(search);
  return {
    near,
    places: near ? filterQueries({ near }) : place ? await placeQueries(db, place) : [],
    filters: filterQueries({
      workplace: workplace ? [workplace] : [],
      employment: employment ? [employment] : [],
      pay: pay === undefined ? undefined : { amount: pay, currency },
    }),
  };
}
