/** Changes of an application by the recruiter or the candidate, each kept in its history and whole or not at all. */
import type { ApplicationStatus, CandidateApplication } from '../../../schemas/application.ts';
import { canTakeBack } from '../../../schemas/applicationEndings.ts';
import type { Stage } from '../../../schemas/job.ts';
import { ApiError } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transactions.ts';
import type { Unchanged } from '../../http/etag.ts';
import { answerAfterOffer, answerBy, record, type Tell, tellNobody } from './changes.ts';
import { applicationsSeenBy, findApplication, noSuchApplication } from './selectApplications.ts';
import { endWaitingOffer } from './waitingOffer.ts';

/** Who changes which application: a recruiter one of an own job, or a candidate an own one. */
interface Change {
  id: string;
  by: { recruiterEmail: string } | { candidateEmail: string };
  unchanged?: Unchanged | undefined;
}

interface Target {
  status: ApplicationStatus;
  /** The stage it goes to; by default the one it is in. */
  stage?: (
    stages: readonly Stage[],
    now: { status: ApplicationStatus; formerStage: string | null },
  ) => Stage | undefined;
  /** Whether an ended application may be moved, too, by the side that ended it. */
  takesBack?: boolean;
  rejectionReason?: string;
}

/** The application with what its change depends on, held until the end of the transaction. */
function holdApplication(tx: Database, { id, by }: Change) {
  let rows = tx.selectFrom('applications').innerJoin('jobs', 'jobs.id', 'applications.jobId');
  rows =
    'recruiterEmail' in by
      ? rows.where('jobs.recruiterEmail', '=', by.recruiterEmail)
      : rows.where('applications.candidateEmail', '=', by.candidateEmail);
  return rows
    .select(['applications.status', 'applications.stageId', 'applications.updatedAt', 'jobs.stages'])
    .select(['jobs.status as jobStatus', 'applications.candidateEmail'])
    .select((eb) =>
      eb
        .selectFrom('applicationEvents')
        .select('stageName')
        .whereRef('applicationId', '=', 'applications.id')
        .where('applicationEvents.status', '=', 'ACTIVE')
        .orderBy('at', 'desc')
        .orderBy('applicationEvents.id', 'desc')
        .limit(1)
        .as('formerStage'),
    )
    .where('applications.id', '=', id)
    .forUpdate('applications')
    .executeTakeFirstOrThrow(noSuchApplication);
}

type Held = Awaited<ReturnType<typeof holdApplication>>;

/** @throws ApiError ILLEGAL_MOVE unless the application runs, or the same side ended it and takes that back */
function refuseEnded({ status }: Held, { takesBack }: Target, { by }: Change): void {
  if (status === 'ACTIVE') return;
  if (!canTakeBack(status, 'recruiterEmail' in by ? 'RECRUITER' : 'CANDIDATE'))
    throw new ApiError(
      'ILLEGAL_MOVE',
      status === 'WITHDRAWN'
        ? 'The candidate withdrew. Only they can take that back.'
        : 'The employer ended this application. Only they can take that back.',
    );
  if (!takesBack)
    throw new ApiError('ILLEGAL_MOVE', 'This application has ended. Take the end back to change it.');
}

/** @throws ApiError ILLEGAL_MOVE when the candidate has erased their account, or the job of a withdrawal is not open */
async function refuseGone(tx: Database, { candidateEmail, jobStatus }: Held, { by }: Change): Promise<void> {
  if ('candidateEmail' in by && jobStatus !== 'OPEN')
    throw new ApiError('ILLEGAL_MOVE', 'The job is not open any more.');
  const { erasedAt } = await tx
    .selectFrom('candidates')
    .select('erasedAt')
    .where('candidateEmail', '=', candidateEmail)
    .executeTakeFirstOrThrow();
  if (erasedAt !== null) throw new ApiError('ILLEGAL_MOVE', 'They have erased their account.');
}

/** @throws ApiError ILLEGAL_MOVE, INVALID_FIELDS on `stageId` */
function stageAfter(found: Held, target: Target): Stage | undefined {
  const here = found.stages.find((stage) => stage.id === found.stageId);
  const stage = target.stage ? target.stage(found.stages, found) : here;
  if (target.stage && !stage) throw wrongField('stageId', 'The job has no such stage.');
  if (target.status !== 'ACTIVE') return stage;
  if (stage?.type === 'HIRED') {
    throw wrongField('stageId', 'Candidates reach this stage by being hired: send status=HIRED.');
  }
  if (stage && stage.id === found.stageId && found.status === 'ACTIVE') {
    const { name } = stage;
    throw new ApiError('ILLEGAL_MOVE', (t) => t('The application is in the stage {name} already.', { name }));
  }
  return stage;
}

async function changeIn(tx: Database, who: Change, target: Target, now: Date, tell: Tell) {
  const at = now.toISOString();
  const { id, by, unchanged } = who;
  const found = await holdApplication(tx, who);
  unchanged?.(found);
  refuseEnded(found, target, who);
  if (found.status !== 'ACTIVE') await refuseGone(tx, found, who);
  const stage = stageAfter(found, target);
  const stageId = stage?.id ?? found.stageId;
  const { status } = target;
  // The reason of a rejection that is taken back stays with its line of the history.
  const { rejectionReason } = target;
  const waitsUntil = await endWaitingOffer(tx, id, status, now);
  const promised = waitsUntil === null ? answerBy(status, now) : answerAfterOffer(waitsUntil);
  await tx
    .updateTable('applications')
    .set({ status, stageId, answerBy: promised, updatedAt: at, ...(rejectionReason && { rejectionReason }) })
    .where('id', '=', id)
    .execute();
  await record(tx, id, {
    status,
    stageName: stage?.name ?? stageId,
    stageType: stage?.type ?? null,
    at,
    by: 'recruiterEmail' in by ? by.recruiterEmail : by.candidateEmail,
  });
  const select = applicationsSeenBy({ role: 'recruiterEmail' in by ? 'RECRUITER' : 'CANDIDATE' });
  const application = await findApplication(tx, id, undefined, select);
  await tell(tx, application);
  return application;
}

const change = (db: Database, who: Change, target: Target, now: Date, tell: Tell) =>
  inTransaction(db, (tx) => changeIn(tx, who, target, now, tell));

/**
 * Moves an active application to another stage of its job.
 *
 * @throws ApiError NOT_FOUND, ILLEGAL_MOVE, INVALID_FIELDS on `stageId`
 */
export const moveApplication = (
  db: Database,
  who: Change,
  stageId: string,
  now: Date,
  tell: Tell = tellNobody,
): Promise<CandidateApplication> =>
  change(
    db,
    who,
    { status: 'ACTIVE', stage: (stages) => stages.find(({ id }) => id === stageId) },
    now,
    tell,
  );

/** The stage someone was in before the end; the last one before the hire where that is gone. */
const stageBeforeEnd = (stages: readonly Stage[], formerStage: string | null): Stage | undefined =>
  stages.find(({ name, type }) => name === formerStage && type !== 'HIRED') ?? stages.at(-2);

/**
 * The same for an application that the same side has ended: a hire or a rejection by its recruiter, a withdrawal by its
 * candidate. The opening of a hire is free again. What ended along with it, an offer or an interview, stays ended.
 *
 * @param stageId by default the stage they were in before
 * @throws ApiError NOT_FOUND, ILLEGAL_MOVE, INVALID_FIELDS on `stageId`
 */
export const takeBackEnd = (
  db: Database,
  who: Change,
  stageId: string | undefined,
  now: Date,
  tell: Tell = tellNobody,
): Promise<CandidateApplication> =>
  change(
    db,
    who,
    {
      status: 'ACTIVE',
      takesBack: true,
      stage(stages, { status, formerStage }) {
        if (stageId !== undefined) return stages.find(({ id }) => id === stageId);
        if (status !== 'ACTIVE') return stageBeforeEnd(stages, formerStage);
        throw wrongField('stageId', 'Say which stage the application goes to.');
      },
    },
    now,
    tell,
  );

/** @throws ApiError INVALID_FIELDS on `reason` */
function rejected(reason: string): Target {
  if (reason.trim() === '') throw wrongField('reason', 'Write the reason; the candidate will read it.');
  return { status: 'REJECTED', rejectionReason: reason.trim() };
}

/**
 * Ends an application as rejected; the candidate reads the reason.
 *
 * @throws ApiError NOT_FOUND, ILLEGAL_MOVE, INVALID_FIELDS on `reason`
 */
export const rejectApplication = async (
  db: Database,
  who: Change,
  reason: string,
  now: Date,
  tell: Tell = tellNobody,
): Promise<CandidateApplication> => change(db, who, rejected(reason), now, tell);

/** Ends an application as hired, in the job's last stage. @throws ApiError NOT_FOUND, ILLEGAL_MOVE */
export const hireApplication = (
  db: Database,
  who: Change,
  now: Date,
  tell: Tell = tellNobody,
): Promise<CandidateApplication> =>
  change(db, who, { status: 'HIRED', stage: (stages) => stages.at(-1) }, now, tell);

/** Ends an application because the candidate no longer wants the job. @throws ApiError NOT_FOUND, ILLEGAL_MOVE */
export const withdrawApplication = (
  db: Database,
  who: Change,
  now: Date,
  tell: Tell = tellNobody,
): Promise<CandidateApplication> => change(db, who, { status: 'WITHDRAWN' }, now, tell);
