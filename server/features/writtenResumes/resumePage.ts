/** The contents of a typed resume, in words: everything but its looks. */
import { EducationLevel } from '../../../schemas/candidate.ts';
import { entriesFileName, ResumeEntries, type WrittenResume } from '../../../schemas/writtenResume.ts';
import type { Voice } from '../../base/mail.ts';
import type { ResumeEntry, ResumePage } from '../../services/writeResume.ts';
import { tidyText } from './letters.ts';

type Position = WrittenResume['positions'][number];
type Education = WrittenResume['education'][number];

const degreeWords = EducationLevel.meta()?.ui?.choices ?? {};

/** "Mar 2021" @param month YYYY-MM */
const monthOf = (month: string, { locale }: Voice) =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

function spanOf({ from, to }: Position, voice: Voice): string | undefined {
  const { t } = voice;
  if (!from) return to ? monthOf(to, voice) : undefined;
  return `${monthOf(from, voice)} – ${to ? monthOf(to, voice) : t('Present')}`;
}

/** Marks people put before the lines of a list. */
const bullet = /^[\s•·▪‣◦*–—-]+/u;

function linesOf(did: string | null): string[] {
  const lines = (did ?? '')
    .split('\n')
    .map((line) => tidyText(line).replace(bullet, '').trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines.map((line) => `• ${line}`) : lines;
}

function positionEntry(position: Position, voice: Voice): ResumeEntry {
  const span = spanOf(position, voice);
  return {
    title: tidyText([position.title, position.employer].filter(Boolean).join(', ')),
    ...(span && { span }),
    lines: linesOf(position.did),
  };
}

function educationEntry({ level, field, school }: Education, { t }: Voice): ResumeEntry {
  const degree = level && t(degreeWords[level] ?? level);
  const studied =
    degree && field ? t('{degree} in {subject}', { degree, subject: field }) : (degree ?? field);
  return { title: tidyText([studied, school].filter(Boolean).join(', ')), lines: [] };
}

/** A resume of what was typed; sections that would be empty are left out. */
export function resumePage(resume: WrittenResume, voice: Voice): ResumePage {
  const { t, locale } = voice;
  const { name, place, email, headline, positions, education, skills, licences, languages } = resume;
  const lines = (texts: readonly string[]): ResumeEntry[] =>
    texts.map((text) => ({ title: tidyText(text), lines: [] }));
  const spoken = languages.map(({ name, level }) => (level ? `${name}: ${level}` : name));
  const sections = [
    { heading: t('Work experience'), entries: positions.map((one) => positionEntry(one, voice)) },
    {
      heading: t('Education'),
      entries: education.map((one) => educationEntry(one, voice)).filter(({ title }) => title !== ''),
    },
    { heading: t('Skills'), entries: lines(skills.length > 0 ? [skills.join(', ')] : []) },
    { heading: t('Licenses and certifications'), entries: lines(licences) },
    { heading: t('Languages'), entries: lines(spoken) },
  ];
  const entries = Object.fromEntries(
    Object.keys(ResumeEntries.shape).map((field) => [field, resume[field as keyof ResumeEntries]]),
  );
  return {
    locale,
    name: tidyText(name),
    contact: tidyText([place, email].filter(Boolean).join(' | ')),
    headline: headline && tidyText(headline),
    sections: sections.filter(({ entries }) => entries.length > 0),
    attached: { name: entriesFileName, text: JSON.stringify(entries) },
  };
}
