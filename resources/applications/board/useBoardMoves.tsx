import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Stage } from '../../../schemas/job.ts';
import type { ApiClient } from '../../../src/client/apiClient.ts';
import type { Outbox } from '../../../src/client/outbox.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { type OnItsWay, sendOnce } from '../../../src/components/toasts/postponedActs.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import type { AllRows } from '../../common/lists/pages.ts';
import { sentenceOf } from '../../common/planNeeded.ts';
import { preloadBanner } from '../../common/waiting/preloadBanner.ts';
import { sendOrKeep } from '../../common/waiting/sendOrKeep.ts';
import { useOutbox, useWaiting } from '../../common/waiting/useOutbox.ts';
import { type BoardMove, changeOf, isJoint, type PendingMove, queryOf, toldSentence } from './boardRules.ts';
import { MoveMailDialog } from './MoveMailDialog.tsx';
import { boardKey } from './useBoard.ts';
import { decisionsOf, movesIn } from './waitingMoves.ts';

/** The parts of an application that a move needs. */
type MovedApplication = Pick<CandidateApplication, 'id' | 'candidateName'>;

/** Moves or rejects applications, one or several. */
export type MoveApplications = (applications: readonly MovedApplication[], move: BoardMove) => void;

interface BoardMoves {
  /** Moves that the board shows and the server does not know yet: first those in the outbox, then the newer ones. */
  pending: readonly PendingMove[];
  /** Shows a move at once, and sends it when the toast that offers the way back is gone. */
  move: MoveApplications;
}

/** One move that waits, with everyone it moves. */
interface WaitingMove extends Omit<PendingMove, 'id'> {
  applications: readonly MovedApplication[];
}

interface MoveOnItsWay extends WaitingMove {
  way: OnItsWay<readonly CandidateApplication[]>;
}

/**
 * One application by its own call; several by one that changes all or none. The page may go away meanwhile. Moves that
 * do not reach the server are kept in the outbox.
 */
async function send(
  client: ApiClient,
  outbox: Outbox,
  jobId: string,
  { applications, move }: Pick<WaitingMove, 'applications' | 'move'>,
): Promise<readonly CandidateApplication[]> {
  const keepalive = true;
  const answers = await Promise.all(
    decisionsOf(applications, { jobId, move }).map((decision) =>
      sendOrKeep(outbox, decision, async () => {
        const [id = ''] = decision.about;
        if (decision.about.length > 1 && isJoint(move))
          return client.call('changeApplications', { body: changeOf([...decision.about], move), keepalive });
        return [
          await client.call('setApplicationStatus', { params: { id }, query: queryOf(move), keepalive }),
        ];
      }),
    ),
  );
  return answers.flatMap((answer) => answer ?? []);
}

const pendingKey = (jobId: string) => ['pendingMoves', jobId] as const;

let made = 0;

/** The moves that wait, in the page's cache: leaving the board for another page loses none. */
function usePending(jobId: string) {
  const queryClient = useQueryClient();
  const { data: pending } = useQuery<PendingMove[]>({
    queryKey: pendingKey(jobId),
    queryFn: () => [],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const setPending = useCallback(
    (change: (list: PendingMove[]) => PendingMove[]) =>
      queryClient.setQueryData<PendingMove[]>(pendingKey(jobId), (list = []) => change(list)),
    [jobId, queryClient],
  );
  const add = useCallback(
    (added: readonly PendingMove[]) => setPending((list) => [...list, ...added]),
    [setPending],
  );
  const forget = useCallback(
    (key: number) => setPending((list) => list.filter((one) => one.key !== key)),
    [setPending],
  );
  /** Whether no later move of an application waits. */
  const isLast = useCallback(
    (key: number, id: string) =>
      queryClient.getQueryData<PendingMove[]>(pendingKey(jobId))?.findLast((other) => other.id === id)
        ?.key === key,
    [jobId, queryClient],
  );
  return { pending, add, forget, isLast };
}

/** Sends moves one after the other, and shows what came of them; at once those of a page that goes away. */
function useSendInOrder(
  jobId: string,
  { forget, isLast }: Omit<ReturnType<typeof usePending>, 'pending' | 'add'>,
) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const { mutate } = useMutation({
    // One after the other: two moves of one card must not overtake each other.
    scope: { id: `applications-${jobId}` },
    mutationFn: ({ way }: MoveOnItsWay) => way.send(),
    onSuccess: (answers) => {
      const changed = new Map(answers.map((answer) => [answer.id, answer]));
      queryClient.setQueryData<AllRows<CandidateApplication>>(
        boardKey(jobId),
        (all) => all && { ...all, rows: all.rows.map((row) => changed.get(row.id) ?? row) },
      );
      // A board that is on its way was asked for before.
      if (queryClient.isFetching({ queryKey: boardKey(jobId) }) > 0)
        void queryClient.invalidateQueries({ queryKey: boardKey(jobId) });
    },
    onError: (error, { applications }) => {
      const [only, ...others] = applications;
      const why = sentenceOf(error);
      notify(
        only && others.length === 0
          ? t('{name} stays as before. {why}', { name: only.candidateName, why })
          : t('All stay as before. {why}', { why }),
        { kind: 'error' },
      );
      void queryClient.invalidateQueries({ queryKey: boardKey(jobId) });
    },
    onSettled: (_answer, _error, { key }) => {
      forget(key);
      if (outbox.hasToWait()) return;
      void queryClient.invalidateQueries({ queryKey: ['jobs'] });
    },
  });
  /** All go out at once then and could overtake each other: of a card's moves only the last one counts. */
  const sendLeaving = useCallback(
    ({ key, applications, move }: WaitingMove) =>
      send(client, outbox, jobId, { applications: applications.filter(({ id }) => isLast(key, id)), move }),
    [client, outbox, jobId, isLast],
  );
  const sendInOrder = useCallback(
    (one: WaitingMove) => {
      const way = sendOnce(
        () => send(client, outbox, jobId, one),
        () => sendLeaving(one),
      );
      mutate({ ...one, way });
    },
    [client, outbox, jobId, mutate, sendLeaving],
  );
  return { sendInOrder, sendLeaving };
}

/**
 * Moves of a job's applications. Each one is mailed to its candidate and ends cannot be taken back, so a move goes out
 * only after the time to undo it. Leaving the product sends those that wait.
 */
export function useBoardMoves(jobId: string, stages: readonly Stage[]): BoardMoves {
  const { pending, add, forget, isLast } = usePending(jobId);
  const waiting = useWaiting();
  useEffect(preloadBanner, []);
  const all = useMemo(() => [...movesIn(waiting, jobId), ...pending], [waiting, jobId, pending]);
  const { sendInOrder, sendLeaving } = useSendInOrder(jobId, { forget, isLast });

  const move = useCallback<MoveApplications>(
    (applications, wanted) => {
      const [first] = applications;
      if (!first) return;
      made += 1;
      const key = made;
      add(applications.map(({ id }) => ({ key, id, move: wanted })));
      let sent = wanted;
      const withoutMail = {
        label: t('Without e-mail'),
        onChosen: () => {
          sent = { ...wanted, notify: false };
        },
      };
      const names = applications.map(({ candidateName }) => candidateName);
      notify(toldSentence(names, wanted, stages), {
        kind: 'success',
        // A rejection and a hire have been asked about before.
        ...(wanted.kind !== 'reject' &&
          wanted.kind !== 'hire' && {
            instead: withoutMail,
            look: {
              label: t('See the e-mail'),
              dialog: (onClose) => (
                <MoveMailDialog id={first.id} name={first.candidateName} move={wanted} onClose={onClose} />
              ),
            },
          }),
        act: (isLeaving) => {
          const one = { key, applications, move: sent };
          return isLeaving ? sendLeaving(one) : void sendInOrder(one);
        },
        undo: () => forget(key),
      });
    },
    [add, forget, sendInOrder, sendLeaving, stages],
  );
  return { pending: all, move };
}
