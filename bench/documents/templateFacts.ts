/** Compares the facts read from the templates with those written into them. */
import { extractText } from '../../server/files/extractText.ts';
import { readContact } from '../../server/matching/reading/contact.ts';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { type Career, careers } from './careers.ts';
import { templates, writtenOn } from './templates.ts';

interface Counted {
  right: number;
  asked: number;
  /** How many were read, right or not. */
  read: number;
}

const kindsOfFacts = ['names', 'towns', 'positions', 'education', 'languages', 'licences', 'skills'] as const;
type KindOfFact = (typeof kindsOfFacts)[number];

interface Reading {
  template: string;
  person: string;
  isHeldOut: boolean;
  text: string;
  counts: Record<KindOfFact, Counted>;
  /** Facts that were asked and not read (-), and read and not asked (+). */
  wrong: string[];
}

const plain = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A month as it is read where a template writes years alone. */
const yearsAlone = new Set(['moderncv classic', 'Canva, spaced letters']);
const monthIn = (month: string | null, template: string, ends: '01' | '12') =>
  month === null ? 'now' : yearsAlone.has(template) ? `${month.slice(0, 4)}-${ends}` : month;

const keyOfDegree = (level: string | null, field: string | null, school: string | null | undefined) =>
  `${level} | ${plain(field)} | ${plain(school)}`;

/** As many of the one as of the other, each once. */
function shared(asked: readonly string[], read: readonly string[]): { right: number; wrong: string[] } {
  const left = [...read];
  const missing: string[] = [];
  for (const one of asked) {
    const at = left.indexOf(one);
    if (at < 0) missing.push(one);
    else left.splice(at, 1);
  }
  return {
    right: asked.length - missing.length,
    wrong: [...missing.map((one) => `- ${one}`), ...left.map((one) => `+ ${one}`)],
  };
}

/** The others leave certificates out. */
const showCertificates = new Set(['LinkedIn, Save to PDF', 'Indeed']);

/** The facts of a person as a template shows them. */
function askedOf(career: Career, template: string): Record<KindOfFact, string[]> {
  return {
    names: [plain(`${career.firstName}${career.lastName}`)],
    towns: [plain(career.place.split(', ')[0])],
    positions: career.employers.flatMap(({ name, roles }) =>
      roles.map(
        ({ title, from, to }) =>
          `${plain(title)} @ ${plain(name)} ${monthIn(from, template, '01')}..${monthIn(to, template, '12')}`,
      ),
    ),
    education: career.schools.flatMap(({ name, degrees }) =>
      degrees.map(({ level, field }) => keyOfDegree(level, field, name)),
    ),
    languages: career.languages.map(({ english }) => english),
    licences: showCertificates.has(template) ? career.certificates.map(plain) : [],
    skills: (template === 'LinkedIn, Save to PDF' ? career.skills.slice(0, 3) : career.skills).map(plain),
  };
}

async function readingOf(
  bytes: Uint8Array,
): Promise<{ text: string; read: Record<KindOfFact, string[]>; skills: string[] }> {
  const { text } = await extractText(bytes);
  const facts = readFacts(text, writtenOn);
  const { candidateFirstName, candidateLastName, candidateCity } = readContact(text);
  return {
    text,
    skills: facts.skills.map(plain),
    read: {
      names: candidateFirstName === null ? [] : [plain(`${candidateFirstName}${candidateLastName}`)],
      towns: candidateCity ? [plain(candidateCity)] : [],
      licences: facts.licences?.map(({ name }) => plain(name)) ?? [],
      positions: facts.positions.map(
        ({ title, employer, from, to, current }) =>
          `${plain(title)} @ ${plain(employer)} ${from}..${current ? 'now' : to}`,
      ),
      education: facts.education.map(({ level, field, school }) => keyOfDegree(level, field, school)),
      languages: facts.languages?.map(({ name }) => name) ?? [],
      skills: [],
    },
  };
}

/** Every third pair of template and person is held out: nothing was tuned on it. */
const isHeldOut = (template: number, person: number) => (template + person) % 3 === 2;

/** Draws and reads every template with every person. */
export async function readTemplates(only: (template: string) => boolean = () => true): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const [at, template] of templates.entries()) {
    if (!only(template.name)) continue;
    for (const [index, career] of careers.entries()) {
      const asked = askedOf(career, template.name);
      const { text, read, skills } = await readingOf(await template.draw(career));
      // A skill may be read by another name of it: what counts is that its words are found.
      const found = asked.skills.filter((skill) =>
        skills.some((one) => one.includes(skill) || skill.includes(one)),
      );
      const wrong: string[] = [];
      const counts = Object.fromEntries(
        kindsOfFacts.map((kind) => {
          if (kind === 'skills')
            return [kind, { right: found.length, asked: asked.skills.length, read: skills.length }];
          const compared = shared(asked[kind], read[kind]);
          wrong.push(...compared.wrong.map((line) => `${kind} ${line}`));
          return [kind, { right: compared.right, asked: asked[kind].length, read: read[kind].length }];
        }),
      ) as Record<KindOfFact, Counted>;
      readings.push({
        template: template.name,
        person: `${career.firstName} ${career.lastName}`,
        isHeldOut: isHeldOut(at, index),
        text,
        counts,
        wrong,
      });
    }
  }
  return readings;
}

/** A table row: "34 of 36" for each kind of fact, and how many were read that are not there. */
export function countsOf(readings: readonly Reading[]): Record<string, string> {
  return Object.fromEntries(
    kindsOfFacts.map((kind) => {
      let [right, asked, read] = [0, 0, 0];
      for (const { counts } of readings) {
        right += counts[kind].right;
        asked += counts[kind].asked;
        read += counts[kind].read;
      }
      const more = kind === 'skills' ? '' : ` (+${read - right})`;
      return [kind, `${right}/${asked}${more}`];
    }),
  );
}
