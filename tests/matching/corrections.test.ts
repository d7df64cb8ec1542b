/** Corrected facts hold in matching, as the candidate's own words, and go along to other readings. */
import { describe, expect, test } from 'vitest';
import type { FactCorrections } from '../../schemas/factCorrections.ts';
import type { Position, ResumeFacts } from '../../schemas/facts.ts';
import { carryCorrections } from '../../server/matching/corrections/carryCorrections.ts';
import {
  correctedFacts,
  heldFacts,
  saidCredentials,
} from '../../server/matching/corrections/correctedFacts.ts';
import type { MatchCandidate } from '../../server/matching/profile/prepare.ts';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { candidateOf, match } from './support.ts';

const text = `Ada Example
Accountant

EXPERIENCE
Accountant, Larkfield Ltd, January 2022 - December 2024
Closed the books every month.
Cook, Blue Harbor, January 2012 - December 2021
Cooked for eighty guests with a sous vide oven.

EDUCATION
Bachelor of Science in Accounting, Hillside University

LANGUAGES
English (native), Spanish (B1)

SKILLS
SAP
`;
const facts = readFacts(text, '2026-06-01');
const month = '2026-06';
const said = { id: 'own', of: null, month };

const corrected = (corrections: FactCorrections): MatchCandidate => ({
  ...candidateOf(text),
  facts: correctedFacts(facts, corrections),
  stated: { credentials: saidCredentials(facts, corrections) },
});
const decided = (corrections: FactCorrections, name: string) =>
  match(
    { title: 'Accountant', description: '', criteria: [{ name, importance: 'MUST_HAVE' }] },
    corrected(corrections),
  ).criteria[0];

const [accountant, cook] = facts.positions as [Position, Position];

describe('a position', () => {
  const added = { title: 'Accountant', employer: 'Uncle Joe', place: null, from: '2001-01', to: '2011-12' };

  test('that was added counts with its dates, as the candidate’s word', () => {
    expect(decided({}, '10 years in accounting')?.outcome).not.toBe('MEETS');
    expect(decided({ positions: [{ ...said, is: added }] }, '10 years in accounting')).toMatchObject({
      outcome: 'MEETS',
      source: 'PROFILE',
      evidence: expect.stringContaining('The candidate stated: '),
    });
  });

  test('with other dates is quoted in the candidate’s words, and not from the resume', () => {
    const positions = [{ ...said, of: accountant, is: { ...added, employer: 'Larkfield Ltd' } }];
    expect(decided({ positions }, '10 years in accounting')).toMatchObject({
      source: 'PROFILE',
      evidence: 'The candidate stated: Accountant, Larkfield Ltd, 01/2001 – 12/2011',
    });
  });

  test('that was taken off counts no more, and what was done there belongs to no other', () => {
    expect(decided({}, '5 years of sous vide')?.outcome).not.toBe('UNKNOWN');
    const positions = [{ ...said, of: cook, is: null }];
    expect(decided({ positions }, '5 years of experience')?.outcome).toBe('DOES_NOT_MEET');
    expect(decided({ positions }, '2 years of sous vide')?.outcome).not.toBe('MEETS');
  });
});

test('a degree that was added is met by the candidate’s word, and one that was taken off is not', () => {
  const is = { level: 'MASTER', field: 'Accounting', school: 'Hillside University' } as const;
  expect(decided({ education: [{ ...said, is }] }, "Master's degree in accounting")).toMatchObject({
    outcome: 'MEETS',
    source: 'PROFILE',
    evidence: "The candidate stated: Master's degree, Accounting, Hillside University",
  });
  const [of] = facts.education;
  const education = [{ ...said, of: of ?? null, is: null }];
  expect(decided({ education }, "Bachelor's degree in accounting")?.outcome).toBe('UNKNOWN');
});

describe('a language', () => {
  const of = facts.languages?.find(({ name }) => name === 'Spanish') ?? null;

  test('that was added is met by the candidate’s word', () => {
    const languages = [{ ...said, is: { name: 'French', level: 'B2' } }];
    expect(decided({ languages }, 'French')).toMatchObject({
      outcome: 'MEETS',
      evidence: 'The candidate stated: French B2',
    });
  });

  test('of another level is shown as the candidate says, and not as the resume did', () => {
    const languages = [{ ...said, of, is: { name: 'Spanish', level: 'C1' } }];
    expect(decided({ languages }, 'Spanish')).toMatchObject({
      source: 'PROFILE',
      evidence: 'The candidate stated: Spanish C1',
    });
  });

  test('that was taken off is no evidence', () => {
    expect(decided({}, 'Spanish')?.outcome).toBe('MEETS');
    expect(decided({ languages: [{ ...said, of, is: null }] }, 'Spanish')?.outcome).toBe('UNKNOWN');
  });
});

test('the place one lives in stays it when another is taken off or it is said otherwise', () => {
  const lived = { ...facts, places: ['Austin, TX', 'Waco, TX'], countries: ['US', 'US'], homePlace: 1 };
  const [austin, waco] = lived.places.map((name) => ({ name, country: 'US', quote: name }));
  const homeOf = (places: FactCorrections['places']) => {
    const { places: named, homePlace } = correctedFacts(lived, { ...(places && { places }) });
    return homePlace == null ? null : named[homePlace];
  };
  expect(homeOf([{ ...said, of: austin ?? null, is: null }])).toBe('Waco, TX');
  expect(homeOf([{ ...said, of: waco ?? null, is: { name: 'Temple, TX', country: 'US' } }])).toBe(
    'Temple, TX',
  );
  expect(homeOf([{ ...said, of: waco ?? null, is: null }])).toBeNull();
});

test('without corrections facts are matched as they were read', () => {
  expect(correctedFacts(facts, { headline: 'Cook' })).toBe(facts);
});

describe('another reading', () => {
  const position = (title: string, quote: string, changes: Partial<Position> = {}): Position => ({
    ...{ title, employer: 'Brightline', from: '2019-01', to: '2024-12', current: false, quote },
    ...changes,
  });
  const reading = (changes: Partial<ResumeFacts>): ResumeFacts => ({ ...facts, ...changes });
  const is = { title: 'Journeyman', employer: 'Brightline', place: null, from: '2019-01', to: null };
  const before = reading({
    positions: [position('Journeyman (2019', 'Brightline — Journeyman (2019–present)')],
  });
  const [of = null] = before.positions;
  const carried = (now: ResumeFacts, corrections: FactCorrections, isSameFile = true) =>
    carryCorrections({ corrections, before, now, isSameFile });

  test('of the same file that names it otherwise keeps the correction in its place', () => {
    const now = reading({ positions: [position('Journeymen', 'Brightline — Journeyman (2019–present)')] });
    const corrections = carried(now, { positions: [{ ...said, of, is }] });
    expect(heldFacts(now, corrections).positions).toMatchObject([{ title: 'Journeyman', said: true }]);
  });

  test('of the same file that does not find it any more keeps what the candidate said', () => {
    const now = reading({ positions: [] });
    const corrections = carried(now, { positions: [{ ...said, of, is }] });
    expect(heldFacts(now, corrections).positions).toMatchObject([{ title: 'Journeyman', said: true }]);
  });

  test('that comes to the same needs no correction', () => {
    const now = reading({
      positions: [position('Journeyman', 'Brightline — Journeyman (2019–present)', { current: true })],
    });
    expect(carried(now, { positions: [{ ...said, of, is }] })).toEqual({});
  });

  test('leaves off what was taken off, by whatever words it is read', () => {
    const now = reading({ positions: [position('Journeymen', 'Brightline — Journeyman (2019–present) x')] });
    const corrections = carried(now, { positions: [{ ...said, of, is: null }] });
    expect(heldFacts(now, corrections).positions).toEqual([]);
  });

  test('of one line for several languages gives no correction to another of them', () => {
    const [english, spanish] = ['English', 'Spanish'].map((name) => ({
      name,
      level: null,
      quote: 'English, Spanish',
    }));
    if (!english || !spanish) throw new Error('two languages');
    const languages = [{ ...said, of: spanish, is: null }];
    const corrections = carryCorrections({
      corrections: { languages },
      before: reading({ languages: [english, spanish] }),
      now: reading({ languages: [english] }),
      isSameFile: true,
    });
    expect(heldFacts(reading({ languages: [english] }), corrections).languages).toHaveLength(1);
  });

  test('adds its own new skills to those the candidate named', () => {
    const corrections = carryCorrections({
      corrections: { skills: ['SAP', 'Beekeeping'] },
      before: reading({ skills: ['SAP', 'Oracle'] }),
      now: reading({ skills: ['SAP', 'Oracle', 'Excel'] }),
      isSameFile: true,
    });
    expect(corrections.skills).toEqual(['SAP', 'Excel', 'Beekeeping']);
  });

  test('of another file keeps a headline only where it reads the same', () => {
    const corrections = { headline: 'Chief accountant' };
    expect(carried({ ...before }, corrections, false)).toEqual(corrections);
    expect(carried(reading({ headline: 'Cook' }), corrections, false)).toEqual({});
  });
});
