/** Each kind of fact in words, and as the form to change it begins. */
import { type FactEntry, type FactKind, factEntries } from '../../schemas/factEntries.ts';
import type { ResumeReading } from '../../schemas/facts.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { formatMonth } from '../../src/i18n/formatDate.ts';
import { formatLocale } from '../../src/i18n/formatLocale.ts';
import { t } from '../../src/i18n/t.ts';

/** A fact as it is shown to the person it is about. */
export type ShownFact<K extends FactKind> = ResumeReading[K][number];

interface FactWords<K extends FactKind> {
  title: () => string;
  /** The button that adds one. */
  add: () => string;
  /** The empty list. */
  none: () => string;
  name: (fact: ShownFact<K>) => string;
  details: (fact: ShownFact<K>) => string;
  entryOf: (fact: ShownFact<K>) => FactEntry<K>;
}

const joined = (parts: readonly (string | null | undefined)[], between = ' · ') =>
  parts.filter(Boolean).join(between);

function span({ from, to, current }: ShownFact<'positions'>): string {
  return joined([from && formatMonth(from), current ? t('until now') : to && formatMonth(to)], ' – ');
}

const { level: degree } = factEntries.education.shape;

const countryName = (code: string) => new Intl.DisplayNames(formatLocale(), { type: 'region' }).of(code);

/** A country that the form can ask for. */
const countryOf = (code: string | null) => factEntries.places.shape.country.safeParse(code).data ?? null;

export const factWords: { [K in FactKind]: FactWords<K> } = {
  positions: {
    title: () => t('Positions'),
    add: () => t('Add a position'),
    none: () => t('No position yet. The latest one says most.'),
    name: ({ title }) => title,
    details: (position) => joined([position.employer, span(position), position.place]),
    entryOf: ({ title, employer, place = null, from, to, current }) => ({
      ...{ title, employer, place, from },
      to: current ? null : to,
    }),
  },
  education: {
    title: () => t('Education'),
    add: () => t('Add a degree or course'),
    none: () => t('No degree or course yet.'),
    name: ({ level, field, school }) =>
      joined([level && choiceWords(degree, level, t), field]) || (school ?? ''),
    details: ({ level, field, school }) => (level || field ? (school ?? '') : ''),
    entryOf: ({ level, field, school = null }) => ({ level, field, school }),
  },
  languages: {
    title: () => t('Languages'),
    add: () => t('Add a language'),
    none: () => t('No language yet.'),
    name: ({ name }) => name,
    details: ({ level }) => level ?? '',
    entryOf: ({ name, level }) => ({ name, level }),
  },
  licences: {
    title: () => t('Licences and certificates'),
    add: () => t('Add a licence or certificate'),
    none: () => t('No licence or certificate yet.'),
    name: ({ name }) => name,
    details: () => '',
    entryOf: ({ name }) => ({ name }),
  },
  places: {
    title: () => t('Places'),
    add: () => t('Add a place'),
    none: () => t('No place yet.'),
    name: ({ name, country }) => joined([name, country && countryName(country)]),
    details: () => '',
    entryOf: ({ name, country }) => ({ name, country: countryOf(country) }),
  },
};

/** A fact in one line, to tell it from others. */
export const factLine = <K extends FactKind>(kind: K, fact: ShownFact<K>): string =>
  joined([factWords[kind].name(fact), factWords[kind].details(fact)]);
