import { describe, expect, test } from 'vitest';
import {
  answerDue,
  canMoveTo,
  columnsOf,
  daysInStage,
  daysInStageText,
  endedOf,
  eventWords,
  moveTo,
  queryOf,
  toldSentence,
  withPending,
} from '../../../resources/applications/board/boardRules.ts';
import { hireFacts } from '../../../resources/applications/board/hireFacts.ts';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { defaultStages } from '../../../schemas/job.ts';

const stage = (id: string) => {
  const found = defaultStages.find((one) => one.id === id);
  if (!found) throw new Error(`There is no stage ${id}.`);
  return found;
};

const application = (told: Partial<CandidateApplication> = {}): CandidateApplication => ({
  id: 'a',
  jobId: 'j',
  jobTitle: 'Pastry Chef',
  jobState: 'OPEN',
  jobClosedAt: null,
  employerName: 'Corner Bakery',
  candidateEmail: 'ana@people.example',
  candidateEmailVerified: true,
  candidateName: 'Ana Diaz',
  headline: null,
  status: 'ACTIVE',
  stageId: 'applied',
  stageName: 'Applied',
  source: 'APPLIED',
  resume: {
    id: 'r',
    resumeFileName: 'ana-silva.pdf',
    resumeUnreadPages: [],
    correctedFacts: [],
    resumeOcrPages: [],
    skills: [],
    yearsOfExperience: 4,
  },
  coverLetter: null,
  invitation: null,
  offer: null,
  rejectionReason: null,
  history: [{ status: 'ACTIVE', stageName: 'Applied', at: '2026-11-18T09:00:00Z', by: 'ana@people.example' }],
  answerBy: '2026-11-25',
  createdAt: '2026-11-18T09:00:00Z',
  updatedAt: '2026-11-18T09:00:00Z',
  ...told,
});

describe('moving a card', () => {
  test('into the last column hires, into any other one moves to that stage', () => {
    expect(queryOf(moveTo(stage('interview')))).toEqual({ stageId: 'interview' });
    expect(queryOf(moveTo(stage('hired')))).toEqual({ status: 'HIRED' });
  });
  test('is possible for active applications, and not to where the card is', () => {
    expect(canMoveTo(application(), stage('screening'))).toBe(true);
    expect(canMoveTo(application(), stage('applied'))).toBe(false);
    expect(canMoveTo(application({ status: 'HIRED', stageId: 'hired' }), stage('screening'))).toBe(false);
  });
  test('rejecting carries the reason, and says so when no mail is to be sent', () => {
    expect(queryOf({ kind: 'reject', reason: 'No dough yet', notify: true })).toEqual({
      status: 'REJECTED',
      reason: 'No dough yet',
    });
    expect(queryOf({ kind: 'reject', reason: 'No dough yet', notify: false })).toMatchObject({
      notify: 'false',
    });
    expect(queryOf({ ...moveTo(stage('offer')), notify: false })).toEqual({
      stageId: 'offer',
      notify: 'false',
    });
  });
  test('is told in a sentence', () => {
    expect(toldSentence(['Ana Diaz'], moveTo(stage('offer')), defaultStages)).toBe(
      'Ana Diaz moved to Offer. They get an e-mail about it.',
    );
    expect(toldSentence(['Ana Diaz'], { kind: 'hire' }, defaultStages)).toBe(
      'Ana Diaz is hired. They get an e-mail about it.',
    );
    expect(toldSentence(['Ana Diaz'], { kind: 'reject', reason: 'No', notify: false }, defaultStages)).toBe(
      'Ana Diaz is rejected. They get no e-mail.',
    );
    expect(toldSentence(['Ana Diaz', 'Ben Okafor'], moveTo(stage('offer')), defaultStages)).toBe(
      '2 people moved to Offer. They get an e-mail about it.',
    );
  });
});

describe('moves that are not sent yet', () => {
  const first = { key: 1, id: 'a', move: moveTo(stage('screening')) };
  const second = { key: 2, id: 'a', move: moveTo(stage('interview')) };
  test('show in the order they were made, and only on their own card', () => {
    const shown = withPending([application(), application({ id: 'b' })], [first, second], defaultStages);
    expect(shown.map(({ stageName }) => stageName)).toEqual(['Interview', 'Applied']);
  });
  test('leave the others as they are when one is taken back', () => {
    expect(withPending([application()], [first], defaultStages)[0]?.stageId).toBe('screening');
    expect(withPending([application()], [second], defaultStages)[0]?.stageId).toBe('interview');
    expect(withPending([application()], [], defaultStages)[0]?.stageId).toBe('applied');
  });
  test('hiring and rejecting end the application and its promise', () => {
    const hired = withPending([application()], [{ key: 1, id: 'a', move: { kind: 'hire' } }], defaultStages);
    expect(hired[0]).toMatchObject({ status: 'HIRED', stageId: 'hired', answerBy: null });
    const reject = { kind: 'reject', reason: 'No', notify: true } as const;
    expect(withPending([application()], [{ key: 1, id: 'a', move: reject }], defaultStages)[0]).toMatchObject(
      {
        status: 'REJECTED',
        rejectionReason: 'No',
      },
    );
  });
});

describe('the columns', () => {
  test('hold everyone in the stage, the nearest promised answer first', () => {
    const [applied] = columnsOf(defaultStages, [
      application({ id: 'late', answerBy: '2026-11-30' }),
      application({ id: 'none', answerBy: null }),
      application({ id: 'soon', answerBy: '2026-11-20' }),
    ]);
    expect(applied?.cards.map(({ id }) => id)).toEqual(['soon', 'late', 'none']);
  });
  test('show someone whose stage is gone in the first one', () => {
    expect(columnsOf(defaultStages, [application({ stageId: 'gone' })])[0]?.cards).toHaveLength(1);
  });
  test('leave out who was rejected or withdrew; those are listed below', () => {
    const over = [
      application({ id: 'r', status: 'REJECTED' }),
      application({ id: 'w', status: 'WITHDRAWN' }),
    ];
    expect(columnsOf(defaultStages, over).every(({ cards }) => cards.length === 0)).toBe(true);
    expect(endedOf(over)).toHaveLength(2);
  });
});

describe('what a card says', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const moved = application({
    stageName: 'Screening',
    history: [
      ...application().history,
      { status: 'ACTIVE', stageName: 'Screening', at: '2026-11-19T10:00:00Z', by: 'dana' },
      { status: 'ACTIVE', stageName: 'Screening', at: '2026-11-20T10:00:00Z', by: 'dana' },
    ],
  });
  test('counts the days since the card came into its stage', () => {
    expect(daysInStage(application(), now)).toBe(3);
    expect(daysInStage(moved, now)).toBe(2);
  });
  test('starts at zero for a move that is not sent yet', () => {
    expect(daysInStage({ ...moved, stageName: 'Interview' }, now)).toBe(0);
    expect([0, 1, 5].map(daysInStageText)).toEqual(['New here today', '1 day here', '5 days here']);
  });
  test('marks a promised answer whose day is over', () => {
    expect(answerDue(application({ answerBy: '2026-11-18' }), now)).toEqual({
      words: 'Answer 3 days late',
      overdue: true,
    });
    expect(answerDue(application({ answerBy: '2026-11-22' }), now, 'en')?.words).toBe('Answer by tomorrow');
    expect(answerDue(application({ status: 'HIRED' }), now)).toBeUndefined();
  });
  test('tells the history from the recruiter’s side', () => {
    const rejected = application({
      source: 'INVITED',
      rejectionReason: 'No dough',
      history: [...moved.history, { status: 'REJECTED', stageName: 'Screening', at: '', by: 'dana' }],
    });
    expect([0, 1, 3].map((index) => eventWords(rejected, index))).toEqual([
      'Accepted the invitation',
      'Moved to Screening',
      'Rejected: No dough',
    ]);
  });
});

describe('before a hire it is said', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const offer = (status: 'SENT' | 'ACCEPTED', expiresOn = '2026-06-08') => ({
    ...{ id: 'o', salary: 1, salaryCurrency: 'USD', salaryUnit: 'YEAR' as const, startDate: '2026-07-01' },
    ...{ text: null, expiresOn, status, declineReason: null, sentBy: 'Dana', sentAt: now.toISOString() },
    answeredAt: null,
  });
  const terms = 'No offer was accepted here, so the salary and the first day are for you to agree on.';
  const row = (id: string, told: Partial<CandidateApplication>) =>
    application({ id, candidateName: id, ...told });

  test.each<[string, number, CandidateApplication[], string[]]>([
    ['one opening and nobody else', 1, [], ['This fills the opening.', terms]],
    [
      'one opening that is filled',
      1,
      [row('b', { status: 'HIRED' })],
      ['The opening is filled already.', terms],
    ],
    [
      'others who wait, with and without an offer',
      3,
      [
        row('Ben', { offer: offer('SENT') }),
        row('Chloé', { offer: offer('SENT') }),
        row('Dev', { offer: offer('SENT', '2026-05-20') }),
        row('Edith', { status: 'REJECTED', offer: offer('SENT') }),
      ],
      [
        'After this, 1 of 3 openings is filled.',
        'Offers to Ben and Chloé still wait for an answer, and stay open.',
        'One other applicant still waits for your answer.',
        terms,
      ],
    ],
  ])('%s', (_name, openings, others, facts) => {
    const ana = application();
    expect(hireFacts(ana, { openings }, [ana, ...others], now)).toEqual(facts);
  });

  test('nothing of terms once an offer was accepted', () => {
    const ana = application({ offer: offer('ACCEPTED') });
    expect(hireFacts(ana, { openings: 1 }, [ana], now)).toEqual(['This fills the opening.']);
  });
});
