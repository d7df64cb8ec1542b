import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Stage } from '../../../schemas/job.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardColumns } from './BoardColumns.tsx';
import { BoardSwitcher } from './BoardSwitcher.tsx';
import { announcementsFor, instructions, mouseDistance, stageByStage, touchPress } from './boardDrag.ts';
import type { BoardColumn } from './boardRules.ts';

interface BoardLayoutProps {
  columns: readonly BoardColumn[];
  now: Date;
  cardOf: (application: CandidateApplication) => ReactNode;
  /** The stage that is looked at first, where one is shown at a time. */
  startStage: string | undefined;
  onDrop: (application: CandidateApplication, stage: Stage) => void;
}

/**
 * Under the pointer where there is one. The keyboard carries cards from middle to middle, beginning at the card's own
 * stage, wherever that stands.
 */
const stageUnder: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args);
  const { active, collisionRect } = args;
  const start = active.rect.current.initial;
  const isLifted = !start || (start.left === collisionRect.left && start.top === collisionRect.top);
  const own: unknown = active.data.current?.stageId;
  return isLifted && typeof own === 'string' ? [{ id: own }] : closestCenter(args);
};

/** The board's stages, in columns or one at a time, with what it takes to drag cards between them. */
export function BoardLayout({ columns, now, cardOf, startStage, onDrop }: BoardLayoutProps) {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [draggedId, setDraggedId] = useState<string>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: mouseDistance } }),
    useSensor(TouchSensor, { activationConstraint: touchPress }),
    useSensor(KeyboardSensor, { coordinateGetter: stageByStage }),
  );
  const cards = columns.flatMap((column) => column.cards);
  const dragged = cards.find(({ id }) => id === draggedId);
  const accessibility = useMemo(
    () => ({ announcements: wordsOver(columns), screenReaderInstructions: instructions() }),
    [columns],
  );
  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedId(undefined);
    const application = cards.find(({ id }) => id === active.id);
    const column = columns.find(({ stage }) => stage.id === over?.id);
    if (application && column) onDrop(application, column.stage);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={stageUnder}
      accessibility={accessibility}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragCancel={() => setDraggedId(undefined)}
      onDragEnd={drop}
    >
      {narrow ? (
        <BoardSwitcher columns={columns} cardOf={cardOf} startStage={startStage} />
      ) : (
        <BoardColumns columns={columns} cardOf={cardOf} />
      )}
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {dragged && (
            // A dragged card is a picture; the card itself stays in the list for screen readers.
            <div aria-hidden inert>
              <BoardCard application={dragged} now={now} onOpen={() => {}} />
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

function wordsOver(columns: readonly BoardColumn[]): Announcements {
  const names = new Map(columns.flatMap(({ cards }) => cards.map((card) => [card.id, card.candidateName])));
  const stages = new Map(columns.map(({ stage }) => [stage.id, stageWords(stage.name)]));
  return announcementsFor(
    (id) => names.get(id) ?? t('The card'),
    (id) => stages.get(id) ?? t('a stage'),
  );
}
