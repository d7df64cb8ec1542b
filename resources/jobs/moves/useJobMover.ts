import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Job, JobStatus } from '../../../schemas/job.ts';
import type { ApiClient } from '../../../src/client/apiClient.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { useServices } from '../../../src/session/session.tsx';
import { needsPlan, sentenceOf } from '../../common/planNeeded.ts';
import { type JobMoveRequest, movedSentence, undoOf } from './jobMoves.ts';

/** The parts of a job that a move needs. */
type MovableJob = Pick<Job, 'id' | 'title' | 'status'>;

/** A job that stayed as it was, and why. */
interface Refusal {
  id: string;
  title: string;
  why: string;
}

export interface JobMover {
  busy: boolean;
  /** Moves jobs one by one; each stands for itself. Answers the ids of those that moved. */
  move: (jobs: readonly MovableJob[], request: JobMoveRequest) => Promise<string[]>;
  /** Jobs of the last move that were refused. */
  refusals: readonly Refusal[];
  /** Jobs of the last move, when it was refused because nothing is subscribed. */
  unpaid: readonly string[];
  /** Forgets what the last move was refused for. */
  dismiss: () => void;
}

/** Moves jobs along their life, tells what was done with a way back where there is one, and keeps what was refused. */
export function useJobMover(): JobMover {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [unpaid, setUnpaid] = useState<readonly string[]>([]);

  const send = useCallback(
    async (moves: readonly { job: MovableJob; request: JobMoveRequest }[]) => {
      const results = await Promise.allSettled(
        moves.map(({ job, request }) => sendMove(client, job.id, request)),
      );
      for (const result of results) {
        if (result.status === 'rejected') continue;
        const moved = result.value;
        queryClient.setQueriesData<Job>({ queryKey: ['jobs', 'getOne'] }, (job) =>
          job?.id === moved.id ? moved : job,
        );
      }
      // A job that has just been opened gets its first list, so those are asked for again as well.
      void queryClient.invalidateQueries({ queryKey: ['jobs'] });
      void queryClient.invalidateQueries({ queryKey: ['daily-candidates'] });
      return results;
    },
    [client, queryClient],
  );

  const report = useCallback((jobs: readonly MovableJob[], results: readonly PromiseSettledResult<Job>[]) => {
    const refused = results.flatMap((result, index) =>
      result.status === 'rejected' ? [{ job: jobs[index], error: result.reason as unknown }] : [],
    );
    const lacksPlan = refused.length > 0 && refused.every(({ error }) => needsPlan(error));
    setUnpaid(lacksPlan ? refused.flatMap(({ job }) => job?.id ?? []) : []);
    setRefusals(
      lacksPlan
        ? []
        : refused.flatMap(({ job, error }) =>
            job ? [{ id: job.id, title: job.title, why: sentenceOf(error) }] : [],
          ),
    );
    return jobs.filter((_, index) => results[index]?.status === 'fulfilled');
  }, []);

  const move = useCallback<JobMover['move']>(
    async (jobs, request) => {
      setBusy(true);
      const results = await send(jobs.map((job) => ({ job, request }))).finally(() => setBusy(false));
      const moved = report(jobs, results);
      if (moved.length === 0) return [];
      // People who were answered, or whose interview is off, have been told.
      const isTold = Boolean(request.reason || request.cancelInterviews);
      const back = moved.map(({ status }) => (isTold ? undefined : undoOf(status, request.status)));
      const undo = async () => {
        const returned: MovableJob[] = moved.map((job) => ({ ...job, status: request.status }));
        report(
          returned,
          await send(returned.map((job, index) => ({ job, request: requestFor(back[index]) }))),
        );
      };
      const text = movedSentence(
        moved.map(({ title }) => title),
        request.status,
      );
      notify(text, { kind: 'success', undo: back.every(Boolean) ? () => void undo() : undefined });
      return moved.map(({ id }) => id);
    },
    [report, send],
  );

  const dismiss = useCallback(() => {
    setRefusals([]);
    setUnpaid([]);
  }, []);
  return { busy, move, refusals, unpaid, dismiss };
}

/** Closing with an answer for those who wait is a call of its own. */
function sendMove(client: ApiClient, id: string, request: JobMoveRequest): Promise<Job> {
  const { status, closeReason, reason, cancelInterviews = false } = request;
  if (closeReason && (reason || cancelInterviews))
    return client.call('closeJob', {
      params: { id },
      body: { closeReason, cancelInterviews, ...(reason && { reason }) },
    });
  return client.call('setJobStatus', {
    params: { id },
    query: { status, ...(closeReason && { closeReason }) },
  });
}

/** Undo is offered only where every job has a way back. */
function requestFor(status: JobStatus | undefined): JobMoveRequest {
  if (!status) throw new Error('This move cannot be taken back.');
  return { status };
}
