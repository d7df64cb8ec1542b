/** Scorecards of the demo: an applicant both have rated, and one whose interview is over and only the employer has. */
import { daysLater, hoursLater } from '../../schemas/base/days.ts';
import { matchedCriteria } from '../../schemas/job.ts';
import type { ScorecardFields } from '../../schemas/scorecard.ts';
import { chooseTime } from '../features/interviews/answerInterview.ts';
import { proposeInterview } from '../features/interviews/proposeInterview.ts';
import { giveScorecard } from '../features/scorecards/writeScorecard.ts';
import type { Services } from '../services/services.ts';
import { visitingRecruiterEmail, visitorEmail } from './accounts.ts';
import { demoEmployer } from './staff.ts';

const timeZone = 'America/New_York';

const employerEmail = demoEmployer.email;
const employer = { role: 'EMPLOYER', email: employerEmail, employerEmail } as const;
const recruiter = { role: 'RECRUITER', email: visitingRecruiterEmail, employerEmail } as const;

type Opinion = Pick<ScorecardFields, 'recommendation' | 'strengths' | 'concerns'>;

const convinced: Opinion = {
  recommendation: 'STRONG_YES',
  strengths: 'Answered with examples of their own, and said where something had gone wrong.',
  concerns: null,
};
const doubtful: Opinion = {
  recommendation: 'YES',
  strengths: 'Friendly, well prepared, good questions about the team.',
  concerns: 'Would need a few weeks to learn how we work.',
};

/** The visiting recruiter's applicants who have come the furthest, the longest waiting first. */
const applicants = (services: Pick<Services, 'db'>) =>
  services.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .select(['applications.id', 'candidateEmail', 'stageId', 'criteria', 'proposedCriteria'])
    .where('recruiterEmail', '=', visitingRecruiterEmail)
    .where('applications.status', '=', 'ACTIVE')
    .where('candidateEmail', '<>', visitorEmail)
    .where('stageId', 'in', ['screening', 'assessment', 'interview', 'offer'])
    .orderBy((eb) => eb('stageId', '=', 'interview'), 'desc')
    .orderBy('applications.createdAt')
    .orderBy('applications.id')
    .limit(2)
    .execute();

type Applicant = Awaited<ReturnType<typeof applicants>>[number];

/** An interview of yesterday; no mail goes out, as the demo people have no mailbox. */
async function interviewed({ db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>, about: Applicant) {
  const now = clock();
  const startsAt = daysLater(now, -1);
  startsAt.setUTCHours(15, 0, 0, 0);
  const quietly = { db, env, sendMail: async () => {}, clock: () => daysLater(now, -4) };
  const { id } = await proposeInterview(quietly, recruiter, about.id, {
    ...{ kind: 'VIDEO', minutes: 45, place: 'https://meet.example/first-talk', timeZone },
    ...{ proposedTimes: [startsAt.toISOString()], message: null },
  });
  const candidate = { role: 'CANDIDATE', email: about.candidateEmail, employerEmail: null } as const;
  await chooseTime(quietly, candidate, id, { startsAt: startsAt.toISOString(), timeZone });
}

export async function writeScorecards(services: Pick<Services, 'db' | 'clock' | 'env'>): Promise<void> {
  const { db, clock } = services;
  const give = (
    who: typeof employer | typeof recruiter,
    about: Applicant,
    opinion: Opinion,
    steps: readonly number[],
    hoursAgo: number,
  ) => {
    const ratings = matchedCriteria(about).flatMap(({ name }, index) => {
      const rating = steps[index % steps.length];
      return rating ? [{ criterion: name, rating }] : [];
    });
    const card = { ...opinion, ratings };
    const which = { applicationId: about.id, stageId: about.stageId };
    return giveScorecard(db, who, which, card, hoursLater(clock(), -hoursAgo));
  };
  const [waiting, rated] = await applicants(services);
  if (waiting) {
    await interviewed(services, waiting);
    await give(employer, waiting, convinced, [4, 3, 0], 6);
  }
  if (rated) {
    await give(recruiter, rated, convinced, [4, 3, 4, 0], 50);
    await give(employer, rated, doubtful, [3, 3, 0, 2], 48);
  }
}
