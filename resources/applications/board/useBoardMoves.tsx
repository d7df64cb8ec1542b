import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Stage } from '../../../schemas/job.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import type { AllRows } from '../../common/pages.ts';
import { sentenceOf } from '../../common/planNeeded.ts';
import { type BoardMove, type PendingMove, queryOf, toldSentence } from './boardRules.ts';
import { MoveMailDialog } from './MoveMailDialog.tsx';
import { boardKey } from './useBoard.ts';

/** The parts of an application that a move needs. */
type MovedApplication = Pick<CandidateApplication, 'id' | 'candidateName'>;

interface BoardMoves {
  /** Moves that are shown and not sent yet, in the order they were made. */
  pending: readonly PendingMove[];
  /** Shows a move at once, and sends it when the toast that offers the way back is gone. */
  move: (application: MovedApplication, move: BoardMove) => void;
}

const pendingKey = (jobId: string) => ['pendingMoves', jobId] as const;

let made = 0;

/**
 * Moves of a job's applications. Each one is mailed to its candidate and ends cannot be taken back, so a move goes out
 * only after the time to undo it. Moves wait in the page's cache: leaving the board for another page loses none, and
 * leaving the product sends those that wait.
 */
export function useBoardMoves(jobId: string, stages: readonly Stage[]): BoardMoves {
  const { client } = useServices();
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
  const forget = useCallback(
    (key: number) => setPending((list) => list.filter((one) => one.key !== key)),
    [setPending],
  );

  const { mutate } = useMutation({
    // One after the other: two moves of one card must not overtake each other.
    scope: { id: `applications-${jobId}` },
    mutationFn: ({ id, move }: PendingMove & { name: string }) =>
      client.call('setApplicationStatus', { params: { id }, query: queryOf(move) }),
    onSuccess: (answer) => {
      queryClient.setQueryData<AllRows<CandidateApplication>>(
        boardKey(jobId),
        (all) => all && { ...all, rows: all.rows.map((row) => (row.id === answer.id ? answer : row)) },
      );
    },
    onError: (error, { name }) => {
      notify(t('{name} stays as before. {why}', { name, why: sentenceOf(error) }), { kind: 'error' });
      void queryClient.invalidateQueries({ queryKey: boardKey(jobId) });
    },
    onSettled: (_answer, _error, { key }) => {
      forget(key);
      void queryClient.invalidateQueries({ queryKey: ['jobs'] });
    },
  });

  const move = useCallback<BoardMoves['move']>(
    ({ id, candidateName: name }, wanted) => {
      made += 1;
      const one: PendingMove = { key: made, id, move: wanted };
      setPending((list) => [...list, one]);
      const isLast = () =>
        queryClient.getQueryData<PendingMove[]>(pendingKey(jobId))?.findLast((other) => other.id === id)
          ?.key === one.key;
      let sent = wanted;
      const withoutMail = {
        label: t('Without e-mail'),
        onChosen: () => {
          sent = { ...wanted, notify: false };
        },
      };
      notify(toldSentence(name, wanted, stages), {
        kind: 'success',
        // A rejection has been asked about before.
        ...(wanted.kind !== 'reject' && {
          instead: withoutMail,
          look: {
            label: t('See the e-mail'),
            dialog: (onClose) => <MoveMailDialog id={id} name={name} move={wanted} onClose={onClose} />,
          },
        }),
        act: (isLeaving) => {
          if (!isLeaving) {
            mutate({ ...one, move: sent, name });
            return undefined;
          }
          // All go out at once and could overtake each other: of a card's moves only the last one counts.
          if (!isLast()) return undefined;
          return client.call('setApplicationStatus', {
            params: { id },
            query: queryOf(sent),
            keepalive: true,
          });
        },
        undo: () => forget(one.key),
      });
    },
    [client, forget, jobId, mutate, queryClient, setPending, stages],
  );
  return { pending, move };
}
