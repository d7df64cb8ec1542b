import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Stage } from '../../../schemas/job.ts';
import { Board } from '../../../src/components/board/Board.tsx';
import type { BoardColumn } from '../../../src/components/board/boardColumn.ts';
import { t } from '../../../src/i18n/t.ts';
import { useNow } from '../../common/standing/useNow.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardMoveMenu } from './BoardMoveMenu.tsx';
import { answerDue } from './boardRules.ts';

interface BoardStagesProps {
  stages: readonly Stage[];
  columns: readonly BoardColumn<CandidateApplication>[];
  canMove: boolean;
  /** The stage that a phone shows first. */
  startColumn: string | undefined;
  onMove: (application: CandidateApplication, stage: Stage) => void;
  onReject: (application: CandidateApplication) => void;
  onOpen: (id: string) => void;
}

/** A card for each application, in the column of its stage. */
export function BoardStages({
  stages,
  columns,
  canMove,
  startColumn,
  onMove,
  onReject,
  onOpen,
}: BoardStagesProps) {
  const now = useNow();
  return (
    <Board
      label={t('Stages')}
      columns={columns}
      nameOf={({ candidateName }) => candidateName}
      canMove={({ status }) => canMove && status === 'ACTIVE'}
      isUrgent={(application) => answerDue(application, now)?.overdue ?? false}
      onMove={(application, stageId) => {
        const stage = stages.find(({ id }) => id === stageId);
        if (stage) onMove(application, stage);
      }}
      emptyText={t('Nobody here')}
      startColumn={startColumn}
    >
      {(application, { handle, moveTo: carryTo }) => (
        <BoardCard
          application={application}
          now={now}
          onOpen={() => onOpen(application.id)}
          actions={
            handle && (
              <>
                {handle}
                <BoardMoveMenu
                  application={application}
                  stages={stages}
                  onMove={({ id }) => carryTo(id)}
                  onReject={() => onReject(application)}
                />
              </>
            )
          }
        />
      )}
    </Board>
  );
}
