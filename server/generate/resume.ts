/** A plausible resume: one or two thousand characters, a career that mostly stays where it began. */
import type { Random } from './random.ts';
import { drawEmployer, drawTrade, ranks, work } from './work.ts';

const months = ['January', 'March', 'May', 'July', 'September', 'November'];
const did = [
  'Worked with % every day and trained others in it.',
  'Took over % for a team of six.',
  'Set up % from the beginning and kept it running.',
  'Answered for % towards customers and auditors.',
  'Improved % and wrote down how it is done.',
  'Planned and carried out % on schedule.',
];
const degrees = ['Associate Degree', 'Bachelor of Science', 'Bachelor of Arts', 'Master of Science'];
const fields = [
  'Business Administration',
  'Engineering',
  'Computer Science',
  'Nursing',
  'Economics',
  'Biology',
];
/** How often the next position is of a neighbouring trade. */
const moves = 0.2;

/** @param thisYear in which the present position still lasts */
export function composeResume(random: Random, thisYear: number): string {
  let trade = drawTrade(random);
  const positions: string[] = [];
  const skills = new Set<string>();
  let until = thisYear;
  const count = 1 + random.whole(4);
  let headline = '';
  for (let i = 0; i < count; i += 1) {
    const {
      titles,
      skills: known,
      words,
      near,
    } = work[trade] ?? { titles: [], skills: [], words: [], near: [] };
    const title = `${i === 0 ? random.of(ranks) : ''}${random.of(titles)}`;
    if (i === 0) headline = title;
    const from = until - 1 - random.whole(6);
    const end = i === 0 ? 'Present' : `${random.of(months)} ${until}`;
    const used = random.some(known, 3);
    for (const skill of [...used, ...random.some(known, 3)]) skills.add(skill);
    positions.push(
      `${title}, ${drawEmployer(random)}, ${random.of(months)} ${from} - ${end}`,
      ...used.map((skill) => random.of(did).replace('%', skill)),
      `Known for ${random.some(words, 3).join(', ')}.`,
    );
    until = from;
    if (near.length > 0 && random.next() < moves) trade = random.of(near);
  }
  const education = `${random.of(degrees)} in ${random.of(fields)}, State University, ${until}`;
  return [
    headline,
    'SKILLS',
    [...skills].join(', '),
    'EXPERIENCE',
    ...positions,
    'EDUCATION',
    education,
  ].join('\n');
}
