/** One call for all changes of an application: what it means depends on who asks for what. */
import type { ApplicationStatus, CandidateApplication } from '../../../schemas/application.ts';
import { canTakeBack } from '../../../schemas/applicationEndings.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import { refuseFields, wrongField } from '../../base/fieldErrors.ts';
import type { Unchanged } from '../../http/etag.ts';
import type { Services } from '../../services/services.ts';
import {
  hireApplication,
  moveApplication,
  rejectApplication,
  takeBackEnd,
  withdrawApplication,
} from './changeApplication.ts';
import { type Tell, tellBoth, tellNobody } from './changes.ts';
import { ending } from './ending.ts';
import { resuming } from './resuming.ts';
import { applicationsInScope, noSuchApplication } from './selectApplications.ts';
import { tellWithoutMail } from './tellCandidate.ts';
import { tellOfWithdrawal } from './tellRecruiter.ts';

export interface WantedStatus {
  status?: ApplicationStatus | undefined;
  stageId?: string | undefined;
  reason?: string | undefined;
  /** Whether the candidate is told by mail. */
  notify?: boolean | undefined;
}

const forbidden = (detail: string) => new ApiError('FORBIDDEN', detail);

/** @throws ApiError INVALID_FIELDS naming whatever does not go with the status */
function refuseStray({ status = 'ACTIVE', stageId, reason, notify }: WantedStatus) {
  refuseFields({
    stageId:
      stageId !== undefined && status !== 'ACTIVE' ? 'A stage is given only to move between stages.' : null,
    reason: reason !== undefined && status !== 'REJECTED' ? 'A reason is given only when rejecting.' : null,
    notify:
      notify !== undefined && status === 'WITHDRAWN'
        ? 'The e-mail about a withdrawal cannot be left out.'
        : null,
  });
}

/**
 * @param tell how the candidate is told
 * @throws ApiError NOT_FOUND; FORBIDDEN for what only the other side may do; ILLEGAL_MOVE; INVALID_FIELDS
 */
export async function setApplicationStatus(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  caller: Caller,
  id: string,
  wanted: WantedStatus,
  tell: Tell,
  unchanged?: Unchanged,
): Promise<CandidateApplication> {
  const { db, clock } = services;
  const { status: before } = await applicationsInScope(db, caller)
    .select('applications.status')
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow(noSuchApplication);
  const { status, stageId, reason = '', notify = true } = wanted;
  const now = clock();
  if (caller.role === 'CANDIDATE') {
    const own = { id, by: { candidateEmail: caller.email }, unchanged };
    if (status === 'ACTIVE') {
      if (!canTakeBack(before, 'CANDIDATE')) throw forbidden('You can only take back your own withdrawal.');
      refuseFields({
        stageId: stageId === undefined ? null : 'Only those who hire choose the stage.',
        reason: wanted.reason === undefined ? null : 'A reason is given only when rejecting.',
        notify: wanted.notify === undefined ? null : 'The e-mail about it cannot be left out.',
      });
      return takeBackEnd(db, own, undefined, now, resuming(services, tell));
    }
    if (status !== 'WITHDRAWN')
      throw forbidden('You can only withdraw your application, and take that back.');
    refuseStray(wanted);
    return withdrawApplication(db, own, now, ending(services, tellBoth(tell, tellOfWithdrawal(services))));
  }
  const who = { id, by: { recruiterEmail: caller.email }, unchanged };
  // A move between stages can be left unsaid; an end, or its taking back, cannot.
  const quietly = status === undefined ? tellNobody : tellWithoutMail(services);
  const told = notify ? tell : quietly;
  if (status === 'WITHDRAWN') throw forbidden('Only the candidate can withdraw. You can reject.');
  refuseStray(wanted);
  if (status === 'HIRED') return hireApplication(db, who, now, ending(services, told));
  if (status === 'REJECTED') return rejectApplication(db, who, reason, now, ending(services, told));
  if (status === 'ACTIVE') return takeBackEnd(db, who, stageId, now, told);
  if (stageId === undefined) throw wrongField('stageId', 'Say which stage the application goes to.');
  return moveApplication(db, who, stageId, now, told);
}
