import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Job, Stage } from '../../../schemas/job.ts';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useNow } from '../../common/useNow.ts';
import { BoardCard, cardButtonId, cardHandleId } from './BoardCard.tsx';
import { BoardDraggable } from './BoardDraggable.tsx';
import { BoardEmpty } from './BoardEmpty.tsx';
import { BoardEnded } from './BoardEnded.tsx';
import { BoardLayout } from './BoardLayout.tsx';
import { BoardMoveMenu } from './BoardMoveMenu.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import { BoardRejectDialog } from './BoardRejectDialog.tsx';
import { canMoveTo, columnsOf, endedOf, moveTo, withPending } from './boardRules.ts';
import { boardLimit, useBoard } from './useBoard.ts';
import { useBoardMoves } from './useBoardMoves.ts';

/** The applications of a job in the stages of its pipeline. Which one is open stands in the address. */
export function Board({ job }: { job: Job }) {
  const { data, error, refetch } = useBoard(job.id);
  if (data) return <LoadedBoard job={job} rows={data.rows} cut={data.cut} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <LoadingState variant="cards" label={t('Loading the applications')} />;
}

interface LoadedBoardProps {
  job: Job;
  rows: readonly CandidateApplication[];
  /** Whether there are more than are shown. */
  cut: boolean;
}

function LoadedBoard({ job, rows, cut }: LoadedBoardProps) {
  const { stages } = job;
  const now = useNow();
  const navigate = useNavigate();
  const { application: soughtId } = useSearch({ strict: false });
  const { pending, move } = useBoardMoves(job.id, stages);
  const { canAccess: canMove = false } = useCanAccess({ resource: 'applications', action: 'setStatus' });
  const [rejecting, setRejecting] = useState<CandidateApplication>();

  const shown = withPending(rows, pending, stages);
  const opened = shown.find(({ id }) => id === soughtId);
  const open = (id: string | undefined) =>
    void navigate({ to: './', search: (previous) => ({ ...previous, application: id }) });

  const { board, returnTo } = useFocusAfterMove(shown);

  const moveCard = (application: CandidateApplication, stage: Stage, elementId?: string) => {
    if (!canMoveTo(application, stage)) return;
    if (elementId) returnTo.current = { application, elementId };
    move(application, moveTo(stage));
  };
  const cardOf = (application: CandidateApplication) => {
    const show = () => open(application.id);
    if (!canMove || application.status !== 'ACTIVE') {
      return <BoardCard key={application.id} application={application} now={now} onOpen={show} />;
    }
    return (
      <BoardDraggable
        key={application.id}
        application={application}
        now={now}
        onOpen={show}
        menu={
          <BoardMoveMenu
            application={application}
            stages={stages}
            onMove={(stage) => moveCard(application, stage, cardButtonId(application.id))}
            onReject={() => setRejecting(application)}
          />
        }
      />
    );
  };

  if (shown.length === 0) return <BoardEmpty job={job} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {cut && <CutShort />}
      <Box ref={board} sx={{ minWidth: 0 }}>
        <BoardLayout
          columns={columnsOf(stages, shown)}
          now={now}
          cardOf={cardOf}
          startStage={opened?.stageId}
          onDrop={(application, stage) => moveCard(application, stage, cardHandleId(application.id))}
        />
      </Box>
      <BoardEnded applications={endedOf(shown)} onOpen={open} />
      <BoardPanel
        application={opened}
        stages={stages}
        canMove={canMove}
        onClose={() => open(undefined)}
        onMove={(application, stage) => moveCard(application, stage)}
        onReject={setRejecting}
      />
      {rejecting && (
        <BoardRejectDialog
          name={rejecting.candidateName}
          onClose={() => setRejecting(undefined)}
          onReject={(reason, notify) => {
            move(rejecting, { kind: 'reject', reason, notify });
            setRejecting(undefined);
          }}
        />
      )}
    </Box>
  );
}

/** Where a card was moved from, and what had the focus there. */
interface MovedFocus {
  application: CandidateApplication;
  elementId: string;
}

/** Brings the focus along with a card that was moved: set `returnTo` with the move. */
function useFocusAfterMove(shown: readonly CandidateApplication[]) {
  const returnTo = useRef<MovedFocus>(undefined);
  const board = useRef<HTMLDivElement>(null);
  // A card that was moved stands in another column now, and the focus with it; on a phone that column is out of sight.
  useEffect(() => {
    if (!returnTo.current) return;
    const { application, elementId } = returnTo.current;
    if (shown.find(({ id }) => id === application.id)?.stageId === application.stageId) return;
    const stage = board.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    (
      document.getElementById(elementId) ??
      document.getElementById(cardButtonId(application.id)) ??
      stage
    )?.focus();
    returnTo.current = undefined;
  });
  return { board, returnTo };
}

const CutShort = () => (
  <Alert severity="info">
    {t('The first {count} applications are shown, active ones first.', { count: boardLimit })}
  </Alert>
);
