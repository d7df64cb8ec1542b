/** The words of a search text in the database's terms. */
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { roleNouns } from '../../../matching/vocabulary/general.ts';
import { longFormOf } from '../../../matching/vocabulary/titleIndex.ts';
import { entriesOf, trades } from '../../../matching/vocabulary/trades.ts';
import { meaningsOfWords, type WordMeaning } from './meanings.ts';
import { kindsOfWords, placesIn, type WordKind } from './wordKinds.ts';

/** One word that is looked for. */
export interface SearchedWord extends WordMeaning {
  /** As it is indexed: in small letters, without accents. */
  word: string;
  /** Stems in the languages of jobs, as they are indexed. */
  stems: readonly string[];
  kind: WordKind;
  /** The whole name of the place it is part of. */
  place: string | undefined;
  /** Whether some job has the word, and none a longer one that begins with it: nothing is left to be typed. */
  isFinished: boolean;
  /** The words of a title that it is short for: "mgr" for a manager, "rn" for a registered nurse. */
  long: readonly SearchedWord[];
}

/** Words around what is really looked for. */
const fillers = new Set(
  (
    'job jobs vacancy vacancies position positions opening openings career careers hiring work near ' +
    'looking seeking wanted needed empleo empleos trabajo trabajos vacante vacantes puesto puestos oferta ofertas cerca ' +
    'busco buscando busca buscan necesito quiero ' +
    // The spoken words for a job, and what no job says of itself.
    'gig gigs curro curros currar chamba laburo abroad overseas extranjero'
  ).split(' '),
);

/** Words that are about the work one by one, but not together. */
const fillerPhrases = (
  'well paid|well paying|good paying|good pay|good salary|high paying|high salary|bien pagado|bien pagada|bien remunerado|' +
  'buen sueldo|buen salario|with experience|con experiencia'
)
  .split('|')
  .map((phrase) => phrase.split(' '));

/** Which words are part of such a phrase. */
const isOfFiller = (words: readonly string[], at: number): boolean =>
  fillerPhrases.some((phrase) =>
    phrase.some((_, place) => phrase.every((word, i) => words[at - place + i] === word)),
  );

/** Nouns for people by their work: "developer" is not meant by "development", and the words added to jobs name the trade. */
const titleNouns = new Set([
  ...roleNouns,
  ...trades
    .flatMap(({ titles }) => entriesOf(titles).flat())
    .filter((title) => /^[a-z]+(er|or|ist|nt|ian|an|ic|se)$/.test(title)),
  ...'desarrollador desarrolladora programador programadora ingeniero ingeniera contador contadora'.split(
    ' ',
  ),
]);

const singular = (word: string) => (word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, ''));

/** The ways to write a noun for people by their work; undefined for any other word. */
export function formsOfTitle(word: string): readonly string[] | undefined {
  const one = singular(word);
  if (!titleNouns.has(one) && !titleNouns.has(word)) return undefined;
  return [...new Set([word, one, `${one}s`, `${one}es`])];
}

interface ReadWord {
  word: string;
  english: string | null;
  spanish: string | null;
  /** The first two words of jobs that begin with it. */
  begun: readonly string[];
}

/** Longer words are learned without digits: "html" may yet become "html5". */
const isFinished = ({ word, begun }: ReadWord, { things }: WordMeaning) =>
  begun.length === 1 && begun[0] === word && things.length === 0;

function tellingOf(rows: readonly ReadWord[], q: string): Omit<SearchedWord, 'long'>[] {
  const words = rows.map(({ word }) => word);
  const meanings = meaningsOfWords(words, q);
  const places = placesIn(words, meanings);
  const kinds = kindsOfWords(words, meanings, places);
  const all = rows.map((row, at) => {
    const { word, english, spanish } = row;
    const meaning = meanings[at] ?? { things: [], occupations: [], isWhole: false, isName: false };
    return {
      word,
      stems: [...(english === null ? [] : [`+${english}`]), ...(spanish === null ? [] : [`-${spanish}`])],
      ...meaning,
      kind: kinds[at] ?? 'work',
      place: places[at],
      isFinished: isFinished(row, meaning),
      isSmall: english === null || spanish === null || fillers.has(word) || isOfFiller(words, at),
    };
  });
  const telling = all.filter(({ isSmall, isWhole }) => isWhole || !isSmall);
  return (telling.length > 0 ? telling : all).map(({ isSmall: _, ...word }) => word);
}

async function read(
  db: Database,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Omit<SearchedWord, 'long'>[]>> {
  if (texts.length === 0) return new Map();
  const { rows } = await sql<ReadWord & { q: string }>`
    select "q", "word",
      (tsvector_to_array(to_tsvector('pg_catalog.english', "word")))[1] "english",
      (tsvector_to_array(to_tsvector('pg_catalog.spanish', "word")))[1] "spanish",
      array(select "known"."word" from "searchVocabulary" "known" where "known"."word" >= "words"."word" collate "C"
        and "known"."word" < ("words"."word" || chr(1114111)) collate "C" order by 1 limit 2) "begun"
    from unnest(${texts}::text[]) "texts" ("q"),
      regexp_split_to_table("searchText"("q", true), ' ') with ordinality "words" ("word", "at")
    where "word" <> ''
    group by "q", "word" order by min("at")`.execute(db);
  return new Map([...Map.groupBy(rows, ({ q }) => q)].map(([q, words]) => [q, tellingOf(words, q)]));
}

/** The words of several texts at once, by text. */
export async function searchedWordsOfAll(
  db: Database,
  texts: readonly string[],
): Promise<ReadonlyMap<string, SearchedWord[]>> {
  const byText = await read(db, texts);
  const short = [...byText.values()].flat().flatMap(({ word }) => longFormOf(word) ?? []);
  const longs = await read(db, [...new Set(short)]);
  const longOf = (word: string) =>
    (longs.get(longFormOf(word) ?? '') ?? []).map((one): SearchedWord => ({ ...one, long: [] }));
  return new Map(
    [...byText].map(([text, words]) => [text, words.map((one) => ({ ...one, long: longOf(one.word) }))]),
  );
}

/**
 * @returns the words that tell anything, in their order; when none does, all of them, and nothing for a text without
 *   letters and digits
 */
export async function searchedWords(db: Database, q: string): Promise<SearchedWord[]> {
  return (await searchedWordsOfAll(db, [q])).get(q) ?? [];
}
