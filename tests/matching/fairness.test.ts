import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProtected } from '../../server/matching/fairness/protectedLines.ts';
import { profileOf } from '../../server/matching/profile/profile.ts';
import { workText } from '../../server/matching/reading/workText.ts';
import type { MatchJob } from '../../server/matching/scoring/job.ts';
import { matchCandidate } from '../../server/matching/scoring/match.ts';
import { poolStatistics } from '../../server/matching/scoring/pool.ts';
import { births, genders, inGender, names, volunteering, volunteeringHeldOut } from './cases/identities.ts';
import { heldOut, tuned, work } from './cases/protectedLines.ts';
import { accountant, candidateOf, cook, developer, jobOf, match, nurse, teacher } from './support.ts';

const resumes = { accountant, nurse, developer, cook, teacher };
const jobs: MatchJob[] = [
  jobOf('Staff Nurse', [], 'Registered nurse with ICU experience. Must have BLS. He or she loves people.'),
  jobOf('Senior Accountant', ['5 years in accounting', 'Bachelor in accounting', 'CPA']),
  jobOf(
    'Software Engineer',
    [],
    'You write TypeScript.\n\nRequirements\n- 3 years of JavaScript\n- Bachelor degree',
  ),
  jobOf('Head Chef', ['Food safety', '3 years as a cook']),
  jobOf(
    'Teacher',
    [],
    'A school for girls and boys seeks a woman or man born to teach. Class of 2012 welcome.',
  ),
];

const others = Object.values(resumes).map((other) => profileOf(candidateOf(other)));

/** Scores and outcomes of a text for all jobs; the rest of the pool stays as it is. */
function verdicts(text: string, hiddenWords: string[] = []) {
  const candidate = candidateOf(text, { hiddenWords });
  const profile = profileOf(candidate);
  const pool = poolStatistics([profile, ...others]);
  return jobs.map((job) => {
    const { score, band, affinity, overlap, criteria } = matchCandidate(job, candidate, pool, profile);
    return { score, band, affinity, overlap, outcomes: criteria.map(({ outcome }) => outcome) };
  });
}

describe.each(Object.entries(resumes))('the score of the %s stays the same', (_, text) => {
  const before = verdicts(text);

  it('whatever the name', () => {
    for (const name of [
      'Jane Smith',
      'James Baker',
      'TAYLOR COOK',
      'Mohammed Al-Rashid',
      'Nguyễn Thị Hương',
      'DeShawn Washington',
      'Xi Li',
    ])
      expect(verdicts(`${name}\n${text.replace(/^(?:Maria Lopez|Jordan Smith)\n/, '')}`)).toEqual(before);
  });

  it('wherever the name stands, when it is known', () => {
    const other = `${text}\nReferences\nAsk for `;
    const neutral = verdicts(`${other}Xaver Quux`, ['Xaver', 'Quux']);
    expect(verdicts(`${other}James T. Baker`, ['James', 'Baker'])).toEqual(neutral);
    expect(verdicts(`${other}NURSE, Mason`, ['Mason', 'Nurse'])).toEqual(neutral);
  });

  it('whatever the e-mail, phone and links', () => {
    for (const contact of [
      'nurse.accountant@chef.example',
      '(512) 555-0100',
      'https://example.com/teacher/rn',
    ])
      expect(verdicts(`${text}\n${contact}`)).toEqual(before);
  });

  it('whatever the gender', () => {
    for (const words of [
      'Gender: female',
      'Gender: male',
      'He is a father and husband.',
      'Mrs',
      'she her hers',
    ])
      expect(verdicts(`${text}\n${words}`).map(({ score }) => score)).toEqual(
        before.map(({ score }) => score),
      );
  });

  it('whatever the age', () => {
    for (const words of ['Date of birth: 12/03/1961', 'Age: 24', 'Born in 1999', '58 years old'])
      expect(verdicts(`${text}\n${words}`)).toEqual(before);
  });

  it('whatever the name and the day of birth beside it', () => {
    const rest = text.replace(/^(?:Maria Lopez|Jordan Smith)\n/, '');
    births.forEach((birth, at) => {
      const name = names[at % names.length] ?? '';
      expect(verdicts(`${birth.replace('NAME', name)}\n${rest}`)).toEqual(before);
    });
  });

  it('whatever faith or family time was given to', () => {
    for (const line of volunteering) expect(verdicts(`${text}\nVolunteering\n${line}`)).toEqual(before);
  });

  it('whatever the school years', () => {
    const lines = text.split('\n');
    const school = lines.findIndex((line) => /^education/i.test(line));
    fc.assert(
      fc.property(fc.integer({ min: 1960, max: 2025 }), (year) => {
        const moved = lines.map((line, i) =>
          i > school ? line.replace(/\b(?:19|20)\d\d\b/g, String(year)) : line,
        );
        expect(verdicts(moved.join('\n'))).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });
});

it('tells a trade by any gender alike', () => {
  const job = jobOf('Server', ['Experience as a waiter']);
  const waiter = match(job, candidateOf('WAITER\nExperience\nWaiter 2015 - 2019\nServed guests'));
  const waitress = match(job, candidateOf('WAITRESS\nExperience\nWaitress 2015 - 2019\nServed guests'));
  expect(waitress.score).toBe(waiter.score);
});

it('a resume scores the same in the words of either gender', () => {
  for (const [one, other] of genders) {
    const text = `SERVER\nExperience\nServer 2015 - 2019\nServed guests with one ${one} and the ${one} of the house`;
    const words = { MAN: inGender(text, 'MAN'), WOMAN: inGender(text, 'WOMAN') };
    expect([other, verdicts(words.WOMAN)]).toEqual([other, verdicts(words.MAN)]);
    const title = (word: string) => `Sales\nExperience\n${word} 2015 - 2019\nServed guests`;
    const titled = (word: string) => verdicts(title(word.charAt(0).toUpperCase() + word.slice(1)));
    expect([other, titled(other)]).toEqual([other, titled(one)]);
  }
});

it('work for a congregation counts the same whatever its faith', () => {
  const of = (body: string) =>
    verdicts(`Bookkeeper\nExperience\nBookkeeper 2015 - 2019\nKept the books of the ${body}`);
  for (const body of ['Hindu temple', 'synagogue', 'Baptist church', 'Catholic parish'])
    expect(of(body)).toEqual(of('mosque'));
});

it('of ways to tell of faith and family that the rules were not made with, most are recognised', () => {
  const left = volunteeringHeldOut.filter((line) => !isProtected(line));
  expect(left.length).toBeLessThanOrEqual(2);
});

describe('a line on faith, origin, disability or family', () => {
  const lines = [...tuned, ...heldOut].filter(isProtected);

  it('is recognised as such, and work with the same people is not', () => {
    expect(tuned.filter((line) => !isProtected(line))).toEqual([]);
    expect(work.filter(isProtected)).toEqual([]);
    // Nobody looked at these: of lines to come the rules will miss about as many.
    expect(heldOut.filter(isProtected).length / heldOut.length).toBeGreaterThanOrEqual(0.85);
  });

  it('is not there for whatever reads the resume, wherever it stands', () => {
    for (const text of Object.values(resumes)) {
      const before = workText(text);
      const own = text.split('\n');
      for (const [i, line] of lines.entries()) {
        const at = (i * 7) % (own.length + 1);
        expect(workText(own.toSpliced(at, 0, `• ${line}`).join('\n'))).toBe(before);
        expect(workText(`${text}\nAffiliations\n${line}`)).toBe(before);
        expect(workText(`${line}\n${text}`)).toBe(before);
      }
    }
  });

  it('is not there as a sentence among others', () => {
    for (const line of lines) {
      const sentence = line.endsWith('.') ? line : `${line}.`;
      const text = teacher.replace('teaching experience. ', `teaching experience. ${sentence} `);
      expect(workText(text)).toBe(workText(teacher));
    }
  });

  it('changes no score', () => {
    for (const text of Object.values(resumes)) {
      const before = verdicts(text);
      for (const line of lines.filter((_, i) => i % 13 === 0)) {
        expect(verdicts(`${text}\n${line}`)).toEqual(before);
        expect(verdicts(`${line}\n${text}`)).toEqual(before);
      }
    }
  });
});
