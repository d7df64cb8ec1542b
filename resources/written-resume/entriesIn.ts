/** Entries out of files: a resume that was written here, a resume.json, and the export of LinkedIn. */
import type { Candidate } from '../../schemas/candidate.ts';
import type { ResumeReading } from '../../schemas/facts.ts';
import { entriesFileName, ResumeEntries } from '../../schemas/writtenResume.ts';
import { t } from '../../src/i18n/t.ts';
import { attachedText } from '../../src/product/document/attachedFile.ts';
import { fromJsonResume } from './jsonResume.ts';
import { fromLinkedin } from './linkedin.ts';
import { eachOnce, line, tidyEntries } from './tidyEntries.ts';

/** The largest file that is looked at, in bytes. */
const mostBytes = 5 * 1024 * 1024;

/** The entries that a PDF made here carries; null of any other. */
export async function entriesOfPdf(pdf: Blob): Promise<ResumeEntries | null> {
  const text = await attachedText(pdf, entriesFileName);
  try {
    return ResumeEntries.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The facts that were read from an uploaded file, as its owner has set them right. Tasks are no facts, so what was done
 * in a position is not among them.
 */
export const entriesOfFacts = (
  { headline, skills }: Pick<Candidate, 'headline' | 'skills'>,
  {
    positions,
    education,
    licences,
    languages,
  }: Pick<ResumeReading, 'positions' | 'education' | 'licences' | 'languages'>,
): ResumeEntries | null =>
  tidyEntries({
    headline: line(headline),
    positions: positions.flatMap(({ title, employer, from, to, current }) => {
      const named = line(title);
      return named === null
        ? []
        : [{ title: named, employer: line(employer), from, to: current ? null : to, did: null }];
    }),
    education: education.map(({ level, field, school }) => ({
      level,
      field: line(field),
      school: line(school),
    })),
    skills: eachOnce(skills.map((skill) => line(skill, 60))),
    licences: eachOnce(licences.map(({ name }) => line(name))),
    languages: languages.flatMap(({ name, level }) => {
      const named = line(name, 60);
      return named === null ? [] : [{ name: named, level: line(level, 40) }];
    }),
  });

/** @throws Error with the sentence to show */
export async function entriesOfFile(file: File): Promise<ResumeEntries> {
  if (file.size > mostBytes) throw new Error(t('The file is larger than 5 MB.'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const entries = isZip ? await fromLinkedin(bytes) : fromJsonResume(new TextDecoder().decode(bytes));
  if (entries) return entries;
  throw new Error(
    t(
      'Nothing can be taken from this file. Choose a resume.json (JSON Resume), or the zip file of your data from LinkedIn.',
    ),
  );
}
