/** Compiles the skills, names and words that are found in texts: our own list first, then O*NET's and ESCO's. */
import { createHash } from 'node:crypto';
import {
  endingOf,
  type PhraseFlag,
  phraseFlags,
  skillFlags,
} from '../../server/matching/vocabulary/phraseFlags.ts';
import { termsOf } from '../../server/matching/vocabulary/tokens.ts';
import { type EscoSkill, shownNames } from './escoSkills.ts';
import { startsOf, writePacked } from './pack.ts';
import { itemsOf, type Row } from './tables.ts';

interface PhraseSources {
  fields: readonly Row[];
  skills: readonly Row[];
  fieldWords: readonly Row[];
  noSkills: readonly Row[];
  technologies: readonly string[];
  /** The names of each. */
  certificates: readonly string[][];
  esco: readonly EscoSkill[];
  /** The place of each O*NET code. */
  places: ReadonlyMap<string, number>;
}

interface Field {
  place: number;
  occupations: number[];
  marks: PhraseFlag[];
}

interface Phrase {
  spelling: string;
  terms: string[];
  skill: number;
  flags: number;
  fields: Set<number>;
  occupations: Set<number>;
}

interface Skill {
  name: string;
  flags: number;
  phrases: number[];
}

/** The stored data of a spelling besides its words. */
interface Kind {
  isName?: boolean;
  isSoft?: boolean;
  isLanguage?: boolean;
  /** Counts as a skill only where one is expected, even if it looks like a name. */
  isExpectedOnly?: boolean;
  isSpanish?: boolean;
  isLabel?: boolean;
}

const isAcronym = (spelling: string) => /^[A-Z][A-Z&/]{0,3}s?$/.test(spelling);
const isPlainWord = (spelling: string) => /^[\p{L}]?[\p{Ll}'-]+$/u.test(spelling);
const endings: Record<string, PhraseFlag> = { '': 'bare', ing: 'ing', ed: 'ed', s: 'plural' };

class Phrases {
  readonly all: Phrase[] = [];
  readonly skills: Skill[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly skillNumbers = new Map<string, number>();

  /** The number of the phrase with exactly these words, if there is one. */
  numberOf(words: string): number | undefined {
    return this.numbers.get(termsOf(words).join(' '));
  }

  at(number: number): Phrase | undefined {
    return this.all[number];
  }

  put(entry: string, skill: number, field: Field | null, kind: Kind = {}): number | null {
    const isExact = entry.startsWith('=');
    const spelling = isExact ? entry.slice(1) : entry;
    const terms = termsOf(spelling);
    if (terms.length === 0) return null;
    const key = terms.join(' ');
    const number = this.numbers.get(key) ?? this.all.length;
    let phrase = this.all[number];
    if (!phrase) {
      const isPlain =
        kind.isExpectedOnly === true ||
        (terms.length === 1 && (isExact || (kind.isName !== true && isPlainWord(spelling))));
      phrase = { spelling, terms, skill, flags: 0, fields: new Set(), occupations: new Set() };
      if (isAcronym(spelling)) phrase.flags |= phraseFlags.upper;
      if (isExact) phrase.flags |= phraseFlags.exact;
      if (isPlain) phrase.flags |= phraseFlags.plain;
      if (kind.isSpanish) phrase.flags |= phraseFlags.spanish;
      this.all.push(phrase);
      this.numbers.set(key, number);
    } else if (phrase.skill < 0) phrase.skill = skill;
    if (skill >= 0 && terms.length === 1) phrase.flags |= phraseFlags[endings[endingOf(spelling)] ?? 'bare'];
    if (kind.isLabel && phrase.skill === skill) phrase.flags |= phraseFlags.label;
    if (field) {
      phrase.fields.add(field.place);
      phrase.flags |= kind.isSoft ? 0 : phraseFlags.typical;
      for (const mark of field.marks) phrase.flags |= phraseFlags[mark];
      for (const id of field.occupations) phrase.occupations.add(id);
    }
    return number;
  }

  putSkill(spellings: readonly string[], field: Field | null, kind: Kind = {}): number {
    const name = (spellings[0] ?? '').replace(/^=/, '');
    const number = this.skillNumbers.get(name.toLowerCase()) ?? this.skills.length;
    if (number === this.skills.length) {
      const flags = (kind.isSoft ? skillFlags.soft : 0) | (kind.isLanguage ? skillFlags.language : 0);
      this.skills.push({ name, flags, phrases: [] });
      this.skillNumbers.set(name.toLowerCase(), number);
    }
    for (const [place, spelling] of spellings.entries())
      this.addName(number, spelling, field, { ...kind, isLabel: place === 0 });
    return number;
  }

  addName(skill: number, spelling: string, field: Field | null, kind: Kind): number | null {
    const phrase = this.put(spelling, skill, field, kind);
    const known = this.skills[skill]?.phrases;
    if (phrase !== null && known && !known.includes(phrase)) known.push(phrase);
    return phrase;
  }
}

const isMark = (mark: string): mark is PhraseFlag => mark in phraseFlags;

function fieldsOf({ fields, places }: PhraseSources): Map<string, Field> {
  return new Map(
    fields.map(({ field = '', occupations = '', marks = '' }, place) => [
      field,
      {
        place,
        occupations: occupations.split(' ').map((code) => {
          const id = places.get(code.includes('.') ? code : `${code}.00`);
          if (id === undefined)
            throw new Error(`There is no occupation ${code}, which is in the field ${field}`);
          return id;
        }),
        marks: marks.split(' ').filter(isMark),
      },
    ]),
  );
}

function putOurs(into: Phrases, { skills }: PhraseSources, fields: ReadonlyMap<string, Field>) {
  for (const kind of ['', 'name', 'language', 'soft'])
    for (const row of skills) {
      if ((row.kind ?? '') !== kind) continue;
      const field = fields.get(row.field ?? '') ?? null;
      if (!field && row.field)
        throw new Error(`There is no field ${row.field}, which ${row.names} is said to be of`);
      const said = { isName: kind === 'name', isSoft: kind === 'soft', isLanguage: kind === 'language' };
      const number = into.putSkill(itemsOf(row.names), field, said);
      for (const [place, name] of itemsOf(row.spanish).entries())
        into.addName(number, name, field, { ...said, isSpanish: true, isLabel: place === 0 });
    }
}

/** Capitalises the first letter unless it is lower case on purpose: "iOS". */
const asName = (name: string) =>
  /^[a-z][A-Z]/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);

/** Merges ESCO's skills with ours of the same name; new ones count only where a skill is expected. */
function putEsco(into: Phrases, { esco, noSkills }: PhraseSources) {
  const left = new Set(noSkills.map(({ name = '' }) => name));
  for (const skill of esco) {
    const [english, ...others] = shownNames(skill, left);
    if (!english) continue;
    const known = into.numberOf(english.name);
    const phrase = known === undefined ? undefined : into.at(known);
    // A word typical of a field's texts, or another name of something, is left as it is.
    if (phrase && (phrase.skill < 0 || (phrase.flags & phraseFlags.label) === 0)) continue;
    const isNamed = /\p{Lu}.*\p{Lu}|\d/u.test(english.name);
    const kind = { isName: isNamed, isExpectedOnly: !isNamed };
    if (skill.occupations.length === 0 && !isNamed) continue;
    const number = phrase ? phrase.skill : into.putSkill([asName(english.name)], null, kind);
    const names = phrase ? others : [english, ...others];
    for (const { name, spanish } of names) {
      const same = into.numberOf(name);
      if (same !== undefined && into.at(same)?.skill !== number) continue;
      const added = into.addName(number, name, null, {
        ...kind,
        isSpanish: spanish,
        isLabel: spanish || name === english.name,
      });
      const own = added === null ? undefined : into.at(added);
      if (own && own.fields.size === 0) for (const id of skill.occupations) own.occupations.add(id);
    }
  }
}

/** Writes the table of phrases. @returns how many there are, in words */
export function compilePhrases(sources: PhraseSources): string {
  const fields = fieldsOf(sources);
  const phrases = new Phrases();
  putOurs(phrases, sources, fields);
  for (const name of sources.technologies)
    if (phrases.numberOf(name) === undefined)
      phrases.putSkill([/ /.test(name) ? name : `=${name}`], null, { isName: true });
  for (const names of sources.certificates)
    if (names.every((name) => phrases.numberOf(name) === undefined))
      phrases.putSkill(names, null, { isName: true });
  for (const { field = '', words } of sources.fieldWords)
    for (const word of itemsOf(words)) phrases.put(word, -1, fields.get(field) ?? null);
  putEsco(phrases, sources);
  const { all, skills } = phrases;
  const lists = (of: readonly Iterable<number>[]) => {
    const plain = of.map((list) => [...list].sort((a, b) => a - b));
    return { starts: Uint32Array.from(startsOf(plain)), values: Uint16Array.from(plain.flat()) };
  };
  const occupations = lists(all.map((phrase) => phrase.occupations));
  const ofFields = lists(all.map((phrase) => phrase.fields));
  const members = {
    starts: startsOf(skills.map((skill) => skill.phrases)),
    values: skills.flatMap((skill) => skill.phrases),
  };
  const columns = {
    spellings: all.map(({ spelling }) => spelling),
    terms: all.map(({ terms }) => terms.join(' ')),
    flags: Uint16Array.from(all, ({ flags }) => flags),
    skills: Uint16Array.from(all, ({ skill }) => skill + 1),
    occupations: occupations.values,
    occupationStarts: occupations.starts,
    fields: ofFields.values,
    fieldStarts: ofFields.starts,
    names: skills.map(({ name }) => name),
    kinds: Uint8Array.from(skills, ({ flags }) => flags),
    members: Uint16Array.from(members.values),
    memberStarts: Uint32Array.from(members.starts),
  };
  const version = createHash('sha256').update(
    JSON.stringify(Object.values(columns).map((list) => [...list])),
  );
  const bytes = writePacked('skills', { version: version.digest('hex').slice(0, 12) }, columns);
  return `${all.length} names of ${skills.length}: ${bytes} bytes`;
}
