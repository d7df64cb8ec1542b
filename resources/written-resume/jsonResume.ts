/** JSON Resume (jsonresume.org), as far as the form asks for the same. Whatever is not as it says is passed over. */
import { z } from 'zod';
import type { ResumeEntries } from '../../schemas/writtenResume.ts';
import { eachOnce, lastMonth, levelOf, line, lines, month, studiedIn, tidyEntries } from './tidyEntries.ts';

/** A part that may be missing or anything at all. */
const part = z.unknown().optional();
const listOf = (fields: Record<string, typeof part>) => z.array(z.object(fields)).max(500).catch([]);

const JsonResume = z.object({
  basics: z.object({ label: part }).catch({}),
  work: listOf({
    position: part,
    name: part,
    company: part,
    startDate: part,
    endDate: part,
    summary: part,
    highlights: part,
  }),
  education: listOf({ institution: part, area: part, studyType: part }),
  skills: listOf({ name: part, keywords: part }),
  certificates: listOf({ name: part }),
  languages: listOf({ language: part, fluency: part }),
});

const texts = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 200) : []);

/** @returns null where it is no JSON Resume, or an empty one */
export function fromJsonResume(text: string): ResumeEntries | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const read = JsonResume.safeParse(json).data;
  if (!read) return null;
  return tidyEntries({
    headline: line(read.basics.label),
    positions: read.work.flatMap((one) => {
      const title = line(one.position);
      const did = [one.summary, ...texts(one.highlights)].filter((said) => typeof said === 'string');
      return title === null
        ? []
        : [
            {
              title,
              employer: line(one.name) ?? line(one.company),
              from: month(one.startDate),
              to: lastMonth(one.endDate),
              did: lines(did.join('\n'), 2000),
            },
          ];
    }),
    education: read.education.map((one) => ({
      level: levelOf(line(one.studyType)),
      field: line(one.area) ?? (levelOf(line(one.studyType)) && studiedIn(line(one.studyType))),
      school: line(one.institution),
    })),
    skills: eachOnce(
      read.skills.flatMap(({ name, keywords }) => {
        const words = texts(keywords).map((word) => line(word, 60));
        // The name of a group of skills says less than what is in it.
        return words.length > 0 ? words : [line(name, 60)];
      }),
    ),
    licences: eachOnce(read.certificates.map(({ name }) => line(name))),
    languages: read.languages.flatMap((one) => {
      const name = line(one.language, 60);
      return name === null ? [] : [{ name, level: line(one.fluency, 40) }];
    }),
  });
}
