import { describe, expect, it } from 'vitest';
import { candidateOf, jobOf, match } from './support.ts';

const resume = (title: string, did: string) =>
  `${title}\nEXPERIENCE\n${title}, North School, 2016 - 2024\n${did}\nClassroom management, lesson plans and report cards.`;
const scoreOf = (job: string, description: string, text: string) =>
  match(jobOf(job, [], description), candidateOf(text)).fine;

describe('what a title asks for besides the occupation', () => {
  const posting = 'Teach Portuguese to grades 6 to 8. Plan lessons in Portuguese and grade papers.';

  it('counts more when done than when only named, and more when named than when missing', () => {
    const [done, named, missing] = [
      resume('Teacher', 'Taught Portuguese to grades 6 to 8; wrote the Portuguese curriculum.'),
      `${resume('Teacher', 'Taught History to grades 6 to 8; wrote the History curriculum.')}\nLANGUAGES\nPortuguese`,
      resume('Teacher', 'Taught History to grades 6 to 8; wrote the History curriculum.'),
    ].map((text) => scoreOf('Portuguese Teacher', posting, text));
    expect(done).toBeGreaterThan(named ?? 0);
    expect(named).toBeGreaterThan(missing ?? 0);
  });

  it('keeps people who never mention what the posting insists on off the list', () => {
    const insisting = `${posting} Talk with parents in Portuguese. Lead the Portuguese club. Portuguese is a must.`;
    const history = resume(
      'Teacher',
      'Taught History to grades 6 to 8; planned lessons, graded papers, led a club.',
    );
    expect(match(jobOf('Portuguese Teacher', [], insisting), candidateOf(history)).band).toBe('LIMITED');
    const named = candidateOf(`${history}\nLANGUAGES\nPortuguese`);
    expect(match(jobOf('Portuguese Teacher', [], insisting), named).band).not.toBe('LIMITED');
  });

  it('is found in the past tense and in short forms of a word', () => {
    const maths = 'Grow a mathematics department and sell it to parents.';
    const said = scoreOf(
      'Mathematics Teacher',
      maths,
      resume('Math Teacher', 'Grew the math team; sold it to parents.'),
    );
    const other = scoreOf(
      'Mathematics Teacher',
      maths,
      resume('Art Teacher', 'Ran the art team; showed it to parents.'),
    );
    expect(said).toBeGreaterThan(other);
  });
});

describe('the level of the newest titles', () => {
  const posting = 'Reconcile accounts, post journal entries and close the month.';
  const accountant = (title: string) =>
    `${title}\nEXPERIENCE\n${title}, North Company, 2016 - 2024\nReconciled accounts, posted journal entries, closed the month.`;

  it('scores less two steps above or below the job than at the same level', () => {
    const [same, above, below] = [
      ['Accountant', 'Accountant'],
      ['Accountant', 'Director of Accounting'],
      ['Accounting Manager', 'Assistant Accountant'],
    ].map(([job = '', title = '']) => scoreOf(job, posting, accountant(title)));
    expect(same).toBeGreaterThan(above ?? 0);
    expect(same).toBeGreaterThan(below ?? 0);
  });
});

it('reads names of JavaScript’s own properties as ordinary words', () => {
  expect(() =>
    match(jobOf('Constructor', [], 'Constructor of stages.'), candidateOf('Constructor')),
  ).not.toThrow();
});
