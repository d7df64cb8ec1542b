/** The facts of a resume that are lists, kind by kind: what tells one from another, and how a person's words become one. */
import type { FactEntry, FactKind } from '../../../schemas/factEntries.ts';
import type { ReadFact, ResumeFacts } from '../../../schemas/facts.ts';
import { hashOf } from '../text/hash.ts';
import { collapse } from '../text/quote.ts';

/** The facts of each kind. */
export type FactLists = { [K in FactKind]: ReadFact<K>[] };

interface FactRules<K extends FactKind> {
  /** Two facts with the same of these are the same, in whatever words. */
  name: (fact: ReadFact<K>) => readonly (string | null | undefined)[];
  /** The rest of it. */
  details: (fact: ReadFact<K>) => readonly (string | null | undefined)[];
  /** The fact that a person states. @param month in which it was said */
  factOf: (entry: FactEntry<K>, quote: string, month: string) => ReadFact<K>;
}

/** The last month of a position; none of one that lasts until now. */
const endOf = ({ to, current }: ReadFact<'positions'>) => (current ? null : to);

export const factRules: { [K in FactKind]: FactRules<K> } = {
  positions: {
    name: ({ title, employer }) => [title, employer],
    details: (position) => [position.place, position.from, endOf(position)],
    factOf: ({ from, to, ...entry }, quote, month) => ({
      ...entry,
      from,
      to: from && (to ?? month),
      current: from !== null && to === null,
      quote,
    }),
  },
  education: {
    name: ({ level, field, school }) => [level, field, school],
    details: () => [],
    factOf: (entry, quote) => ({ ...entry, quote }),
  },
  languages: {
    name: ({ name }) => [name],
    details: ({ level }) => [level],
    factOf: (entry, quote) => ({ ...entry, quote }),
  },
  licences: {
    name: ({ name }) => [name],
    details: () => [],
    factOf: (entry, quote) => ({ ...entry, quote }),
  },
  places: {
    name: ({ name }) => [name],
    details: ({ country }) => [country],
    factOf: (entry, quote) => ({ ...entry, quote }),
  },
};

export const factKinds = Object.keys(factRules) as FactKind[];

const keyOf = (parts: readonly (string | null | undefined)[]) =>
  parts.map((part) => collapse(part ?? '').toLowerCase()).join('\n');

/** The same for two facts of the same name. */
export const nameKey = <K extends FactKind>(kind: K, fact: ReadFact<K>): string =>
  keyOf(factRules[kind].name(fact));

/** The same for two facts that say the same. */
export const wholeKey = <K extends FactKind>(kind: K, fact: ReadFact<K>): string =>
  keyOf([...factRules[kind].name(fact), ...factRules[kind].details(fact)]);

/** By what a fact that was read is called, as long as it is read the same way. */
export const factId = <K extends FactKind>(kind: K, fact: ReadFact<K>): string =>
  [wholeKey(kind, fact), collapse(fact.quote)].map((words) => hashOf(words).toString(36)).join('-');

/** Of a resume that says nothing, or of none. */
export const noFacts: ResumeFacts = {
  headline: null,
  skills: [],
  yearsOfExperience: null,
  highestLevelOfEducation: null,
  education: [],
  places: [],
  positions: [],
};

/** The lists of facts that were read. */
export function listsOf(facts: ResumeFacts): FactLists {
  const { positions, education, languages = [], licences = [], places, countries = [] } = facts;
  return {
    positions,
    education,
    languages,
    licences,
    places: places.map((name, index) => ({ name, country: countries[index] ?? null, quote: name })),
  };
}
