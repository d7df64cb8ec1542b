import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Query } from '../../../schemas/addresses.ts';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Job, Stage } from '../../../schemas/job.ts';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { queryOf } from '../../../src/routing/search.ts';
import { useMay } from '../../../src/session/useMay.ts';
import { ViewChoice } from '../../common/lists/ViewChoice.tsx';
import { useNow } from '../../common/standing/useNow.ts';
import { GuestsButton } from '../../guests/GuestsButton.tsx';
import { isOfferWaiting } from '../../offers/offerWords.ts';
import { BoardEmpty } from './BoardEmpty.tsx';
import { BoardEnded } from './BoardEnded.tsx';
import { BoardHireDialog } from './BoardHireDialog.tsx';
import { BoardOrderChoice } from './BoardOrderChoice.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import { BoardRejectDialog } from './BoardRejectDialog.tsx';
import { BoardStages } from './BoardStages.tsx';
import {
  type BoardOrder,
  canMoveTo,
  columnsOf,
  endedOf,
  isFilled,
  moveTo,
  stageBeforeEnd,
  withPending,
} from './boardRules.ts';
import { OpeningsFilled } from './OpeningsFilled.tsx';
import { boardLimit, useBoard } from './useBoard.ts';
import { useBoardMoves } from './useBoardMoves.tsx';

/** Loaded when it is chosen. */
const Table = lazy(async () => ({ default: (await import('./ApplicantTable.tsx')).ApplicantTable }));

/** The applications of a job in the stages of its pipeline, or as a table. Which one is open stands in the address. */
export function ApplicationBoard({ job }: { job: Job }) {
  const { data, error, refetch } = useBoard(job.id);
  return (
    <Loaded
      value={data}
      error={error}
      onRetry={refetch}
      variant="cards"
      label={t('Loading the applications')}
    >
      {({ rows, cut }) => <LoadedBoard job={job} rows={rows} cut={cut} />}
    </Loaded>
  );
}

/** The moves of single cards. A hire is asked about first. */
function useCardMoves({ id, stages }: Job) {
  const now = useNow();
  const { pending, move } = useBoardMoves(id, stages);
  const [hiring, setHiring] = useState<CandidateApplication>();
  const moveCard = (application: CandidateApplication, stage: Stage) => {
    if (stage.type === 'HIRED' && isOfferWaiting(application, now)) {
      notify(
        t('Your offer to {name} waits for an answer. Accepting it hires them.', {
          name: application.candidateName,
        }),
      );
    } else if (!canMoveTo(application, stage)) return;
    else if (stage.type === 'HIRED') setHiring(application);
    else move([application], moveTo(stage));
  };
  const takeBack = (application: CandidateApplication) => {
    const stage = stageBeforeEnd(application, stages);
    const { status: of } = application;
    if (stage && (of === 'HIRED' || of === 'REJECTED'))
      move([application], { kind: 'takeBack', of, stageId: stage.id });
  };
  return { pending, move, moveCard, takeBack, hiring, setHiring };
}

interface LoadedBoardProps {
  job: Job;
  rows: readonly CandidateApplication[];
  /** Whether there are more than are shown. */
  cut: boolean;
}

function LoadedBoard({ job, rows, cut }: LoadedBoardProps) {
  const { stages } = job;
  const navigate = useNavigate();
  const { application: soughtId, order = 'urgency', view } = useSearch({ strict: false });
  const { pathname } = useLocation();
  const { pending, move, moveCard, takeBack, hiring, setHiring } = useCardMoves(job);
  const canMove = useMay('applications.setStatus');
  const [rejecting, setRejecting] = useState<CandidateApplication>();

  const shown = withPending(rows, pending, stages);
  const opened = shown.find(({ id }) => id === soughtId);
  const choose = (query: Query<'job'>) =>
    void navigate({ to: './', search: (previous) => ({ ...previous, ...query }) });
  const open = (id: string | undefined) => choose({ application: id });

  const guests = <GuestsButton jobId={job.id} canInvite={canMove} />;
  if (shown.length === 0)
    return (
      <>
        {guests}
        <BoardEmpty job={job} canInvite={canMove} />
      </>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {cut && <CutShort />}
      {canMove && isFilled(job, rows) && (
        <OpeningsFilled job={job} waiting={rows.filter(({ status }) => status === 'ACTIVE').length} />
      )}
      <BoardBar view={view} order={order} onChoose={choose}>
        {guests}
      </BoardBar>
      {view === 'table' ? (
        <Suspense fallback={<LoadingState label={t('Loading the applications')} />}>
          <Table
            job={job}
            applications={shown}
            canMove={canMove}
            move={move}
            pathOf={(application) => pathname + queryOf('job', { tab: 'applications', view, application })}
          />
        </Suspense>
      ) : (
        <BoardStages
          stages={stages}
          columns={columnsOf(stages, shown, order)}
          canMove={canMove}
          startColumn={opened?.stageId}
          onMove={moveCard}
          onReject={setRejecting}
          onOpen={open}
        />
      )}
      {view === undefined && (
        <BoardEnded applications={endedOf(shown)} canMove={canMove} onOpen={open} onTakeBack={takeBack} />
      )}
      <BoardPanel
        application={opened}
        job={job}
        canMove={canMove}
        onClose={() => open(undefined)}
        onMove={moveCard}
        onReject={setRejecting}
        onTakeBack={takeBack}
      />
      <AskedBefore {...{ job, move, rejecting, setRejecting, hiring, setHiring }} rows={shown} />
    </Box>
  );
}

interface AskedBeforeProps extends Pick<ReturnType<typeof useCardMoves>, 'move' | 'hiring' | 'setHiring'> {
  job: Job;
  rows: readonly CandidateApplication[];
  rejecting: CandidateApplication | undefined;
  setRejecting: (application: CandidateApplication | undefined) => void;
}

/** The moves that are asked about before they are made. */
const AskedBefore = ({ job, rows, move, hiring, setHiring, rejecting, setRejecting }: AskedBeforeProps) => (
  <>
    {hiring && (
      <BoardHireDialog
        application={hiring}
        job={job}
        rows={rows}
        onClose={() => setHiring(undefined)}
        onHire={(notify) => {
          move([hiring], { kind: 'hire', notify });
          setHiring(undefined);
        }}
      />
    )}
    {rejecting && (
      <BoardRejectDialog
        id={rejecting.id}
        names={[rejecting.candidateName]}
        onClose={() => setRejecting(undefined)}
        onReject={(reason, notify) => {
          move([rejecting], { kind: 'reject', reason, notify });
          setRejecting(undefined);
        }}
      />
    )}
  </>
);

interface BoardBarProps {
  view: Query<'job'>['view'];
  order: BoardOrder;
  onChoose: (query: Query<'job'>) => void;
  children: ReactNode;
}

/** How the applications are shown and ordered. */
const BoardBar = ({ view, order, onChoose, children }: BoardBarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <ViewChoice
      label={t('Show the applications as')}
      usual={{ label: t('Board'), icon: <ViewKanban fontSize="small" /> }}
      view={view}
      onChange={(next) => onChoose({ view: next })}
    />
    {view === undefined && (
      <BoardOrderChoice
        order={order}
        onChange={(next) => onChoose({ order: next === 'urgency' ? undefined : next })}
      />
    )}
    {children}
  </Box>
);

const CutShort = () => (
  <Alert severity="info">
    {t('The first {count} applications are shown, active ones first.', { count: boardLimit })}
  </Alert>
);
