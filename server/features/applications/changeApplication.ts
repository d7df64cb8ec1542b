/** Changes of an application by the recruiter or the candidate, each kept in its history. */
import type { ApplicationStatus, CandidateApplication } from '../../../schemas/application.ts';
import type { Stage } from '../../../schemas/job.ts';
import { ApiError } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import type { Unchanged } from '../../http/etag.ts';
import { answerBy, record, type Tell, tellNobody } from './changes.ts';
import { applicationsSeenBy, findApplication, noSuchApplication } from './selectApplications.ts';

/** Who changes which application: a recruiter one of an own job, or a candidate an own one. */
interface Change {
  id: string;
  by: { recruiterEmail: string } | { candidateEmail: string };
  unchanged?: Unchanged | undefined;
}

interface Target {
  status: ApplicationStatus;
  /** The stage it goes to; by default the one it is in. */
  stage?: (stages: readonly Stage[]) => Stage | undefined;
  rejectionReason?: string;
}

function change(db: Database, { id, by, unchanged }: Change, target: Target, now: Date, tell: Tell) {
  const at = now.toISOString();
  return db.transaction().execute(async (tx) => {
    let rows = tx.selectFrom('applications').innerJoin('jobs', 'jobs.id', 'applications.jobId');
    rows =
      'recruiterEmail' in by
        ? rows.where('jobs.recruiterEmail', '=', by.recruiterEmail)
        : rows.where('applications.candidateEmail', '=', by.candidateEmail);
    const found = await rows
      .select(['applications.status', 'applications.stageId', 'applications.updatedAt', 'jobs.stages'])
      .where('applications.id', '=', id)
      .forUpdate('applications')
      .executeTakeFirstOrThrow(noSuchApplication);
    unchanged?.(found);
    if (found.status !== 'ACTIVE') {
      throw new ApiError('ILLEGAL_MOVE', 'This application has ended and cannot be changed any more.');
    }
    const here = found.stages.find((stage) => stage.id === found.stageId);
    const stage = target.stage ? target.stage(found.stages) : here;
    if (target.stage && !stage) throw wrongField('stageId', 'The job has no such stage.');
    if (target.status === 'ACTIVE' && stage?.type === 'HIRED') {
      throw wrongField('stageId', 'Candidates reach this stage by being hired: send status=HIRED.');
    }
    if (target.status === 'ACTIVE' && stage?.id === found.stageId) {
      const { name } = stage;
      throw new ApiError('ILLEGAL_MOVE', (t) =>
        t('The application is in the stage {name} already.', { name }),
      );
    }
    const stageId = stage?.id ?? found.stageId;
    const { status, rejectionReason = null } = target;
    await tx
      .updateTable('applications')
      .set({ status, stageId, rejectionReason, answerBy: answerBy(status, now), updatedAt: at })
      .where('id', '=', id)
      .execute();
    const who = 'recruiterEmail' in by ? by.recruiterEmail : by.candidateEmail;
    await record(tx, id, {
      status,
      stageName: stage?.name ?? stageId,
      stageType: stage?.type ?? null,
      at,
      by: who,
    });
    const select = applicationsSeenBy({ role: 'recruiterEmail' in by ? 'RECRUITER' : 'CANDIDATE' });
    const application = await findApplication(tx, id, undefined, select);
    await tell(tx, application);
    return application;
  });
}

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

/**
 * Ends an application as rejected; the candidate reads the reason.
 *
 * @throws ApiError NOT_FOUND, ILLEGAL_MOVE, INVALID_FIELDS on `reason`
 */
export async function rejectApplication(
  db: Database,
  who: Change,
  reason: string,
  now: Date,
  tell: Tell = tellNobody,
): Promise<CandidateApplication> {
  if (reason.trim() === '') throw wrongField('reason', 'Write the reason; the candidate will read it.');
  return change(db, who, { status: 'REJECTED', rejectionReason: reason.trim() }, now, tell);
}

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
