/** Resumes written in a form. */
import { Readable } from 'node:stream';
import type { WrittenResume } from '../../../schemas/writtenResume.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Sentence } from '../../base/sentence.ts';
import { translators } from '../../base/translators.ts';
import type { Handlers } from '../../http/mount.ts';
import { skillsBeginning } from '../../matching/vocabulary/skillsBeginning.ts';
import type { Services } from '../../services/services.ts';
import { unsettable } from './letters.ts';
import { resumePage } from './resumePage.ts';

/** Everything in it that is text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function lettersProblem(value: unknown): Sentence | null {
  const letters = unsettable(textsIn(value).join('\n'));
  if (letters.length === 0) return null;
  return (t) =>
    t(
      'The PDF can be written in Latin, Greek and Cyrillic letters, and has none for “{letters}”. Write this in one of them, or send a file.',
      { letters: letters.join(' ') },
    );
}

const isEmpty = ({ positions, education, skills }: WrittenResume) =>
  positions.length + education.length + skills.length === 0;

export const writtenResumesCalls = ({ writeResume }: Pick<Services, 'writeResume'>): Handlers => ({
  async writeResume({ body, locale }) {
    const problems = Object.entries(body).map(([field, value]) => [field, lettersProblem(value)] as const);
    const nothing: Sentence = (t) => t('Write at least one position, one degree or a skill.');
    refuseFields({ ...Object.fromEntries(problems), ...(isEmpty(body) && { positions: nothing }) });
    const pdf = await writeResume(resumePage(body, { locale, t: translators[locale] }));
    return {
      stream: Readable.from([pdf]),
      size: pdf.length,
      type: 'application/pdf',
      fileName: 'resume.pdf',
    };
  },

  skillNames: async ({ query: { q } }) => skillsBeginning(q),
});
