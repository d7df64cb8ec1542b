import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useCanAccess, useLocation, useNavigate } from 'react-admin';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { Job, Stage } from '../../schemas/job.ts';
import { ErrorState } from '../../src/components/ErrorState.tsx';
import { LoadingState } from '../../src/components/LoadingState.tsx';
import { searchParam, withSearchParam } from '../searchParam.ts';
import { useNow } from '../useNow.ts';
import { BoardCard, cardButtonId } from './BoardCard.tsx';
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
  return <LoadingState variant="cards" label="Loading the applications" />;
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
  const { search } = useLocation();
  const { pending, move } = useBoardMoves(job.id, stages);
  const { canAccess: canMove = false } = useCanAccess({ resource: 'applications', action: 'setStatus' });
  const [rejecting, setRejecting] = useState<CandidateApplication>();
  const returnTo = useRef<string>(undefined);

  const shown = withPending(rows, pending, stages);
  const opened = shown.find(({ id }) => id === searchParam(search, 'application'));
  const open = (id: string | null) => navigate({ search: withSearchParam(search, 'application', id) });

  // A card that was moved by its menu stands in another column now, and the focus with it.
  useEffect(() => {
    if (!returnTo.current) return;
    document.getElementById(returnTo.current)?.focus();
    returnTo.current = undefined;
  });

  const moveCard = (application: CandidateApplication, stage: Stage) => {
    if (canMoveTo(application, stage)) move(application, moveTo(stage));
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
            onMove={(stage) => {
              returnTo.current = cardButtonId(application.id);
              moveCard(application, stage);
            }}
            onReject={() => setRejecting(application)}
          />
        }
      />
    );
  };

  if (shown.length === 0) return <BoardEmpty job={job} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {cut && (
        <Alert severity="info">The first {boardLimit} applications are shown, active ones first.</Alert>
      )}
      <Box sx={{ minWidth: 0 }}>
        <BoardLayout columns={columnsOf(stages, shown)} now={now} cardOf={cardOf} onDrop={moveCard} />
      </Box>
      <BoardEnded applications={endedOf(shown)} onOpen={open} />
      <BoardPanel
        application={opened}
        stages={stages}
        canMove={canMove}
        onClose={() => open(null)}
        onMove={moveCard}
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
