/** The criterion that comes with a job's title: to have done this work before. */
import { occupationsOfTitle } from '../vocabulary/occupations.ts';
import { inSentence, occupationOfTitle, withArticle } from './asked.ts';

/** Cuts the details off a title: "Estimator – Commercial General Contractor" becomes "Estimator". */
const headOf = (title: string) => title.split(/\s[-–—|]\s|\s?[(,;:]\s?/)[0]?.trim() ?? '';

/** Gives a name the capitals that the title has: the list knows an "ios engineer", the title says "iOS". */
function asSpelled(name: string, title: string): string {
  const at = title.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return name;
  return title
    .slice(at, at + name.length)
    .split(' ')
    .map(inSentence)
    .join(' ');
}

/**
 * Names the work of a title in the posting's language: "Experience as a line cook", "Experiencia como enfermera".
 *
 * @returns null where the title says nothing about the work
 */
export function experienceAs(title: string, spanish: boolean): string | null {
  const head = headOf(title);
  const isKnown = occupationsOfTitle(head, 1).length > 0;
  if (spanish) return isKnown ? `Experiencia como ${inSentence(head)}` : null;
  const known = occupationOfTitle(title);
  const work = known ? asSpelled(known, title) : isKnown ? inSentence(head) : null;
  return work && `Experience as ${withArticle(work)}`;
}
