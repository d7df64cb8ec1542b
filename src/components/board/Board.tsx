import { DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../texts/useText.ts';
import { BoardCard, CardFrame } from './BoardCard.tsx';
import { BoardColumns } from './BoardColumns.tsx';
import { BoardSwitcher } from './BoardSwitcher.tsx';
import type { BoardColumn, BoardItem, CardLook } from './boardColumn.ts';
import { boardWords, columnUnder, useBoardSensors } from './boardDrag.ts';
import { useFocusAfterMove } from './useFocusAfterMove.ts';

interface BoardProps<Card extends BoardItem> extends CardLook<Card> {
  /** The columns, from the start to the end of the way a card goes. */
  columns: readonly BoardColumn<Card>[];
  /** Names what the columns are: "Stages". */
  label: string;
  /** Asked for with the id of another column; the card moves when `columns` say so. */
  onMove: (card: Card, columnId: string) => void;
  /** Stands in a column without cards; "Nothing here" by default. */
  emptyText?: string | undefined;
  /** The column that is looked at first where one is shown at a time. */
  startColumn?: string | undefined;
}

/**
 * Cards in columns. A card is carried to another column by mouse, by touch after a moment, or with the keyboard at its
 * handle; each step is said to screen readers, and the focus goes along. On a narrow screen one column is shown at a
 * time, and a card is dropped on the name of another.
 *
 * @example
 * <Board
 *   label="Stages"
 *   columns={[{ id: 'open', title: 'Open', cards: [{ id: '1', title: 'Mend the roof' }] }, { id: 'done', title: 'Done', cards: [] }]}
 *   nameOf={(task) => task.title}
 *   onMove={(task, columnId) => update('tasks', { id: task.id, data: { status: columnId } })}
 * >
 *   {(task, { handle }) => <>{task.title} {handle}</>}
 * </Board>
 */
export function Board<Card extends BoardItem>({
  columns,
  label,
  onMove,
  emptyText,
  startColumn,
  ...look
}: BoardProps<Card>) {
  const t = useText();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [draggedId, setDraggedId] = useState<string>();
  const sensors = useBoardSensors();
  const { board, follow } = useFocusAfterMove(columns);
  const placed = columns.flatMap(({ id, cards }) => cards.map((card) => ({ card, columnId: id })));
  const dragged = placed.find(({ card }) => card.id === draggedId)?.card;
  const { nameOf } = look;
  const accessibility = useMemo(() => wordsOver(columns, nameOf, t), [columns, nameOf, t]);

  const move = (card: Card, to: string, wasDragged: boolean) => {
    if (placed.find((one) => one.card.id === card.id)?.columnId === to) return;
    follow(card.id, wasDragged);
    onMove(card, to);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedId(undefined);
    const found = placed.find(({ card }) => card.id === active.id);
    if (found && over) move(found.card, String(over.id), true);
  };
  const shown = {
    columns,
    emptyText,
    cardOf: (card: Card, columnId: string) => (
      <BoardCard
        key={card.id}
        {...look}
        card={card}
        columnId={columnId}
        onMove={(one, to) => move(one, to, false)}
      />
    ),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={accessibility}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragCancel={() => setDraggedId(undefined)}
      onDragEnd={drop}
    >
      <Box ref={board} sx={{ minWidth: 0 }}>
        {isNarrow ? (
          <BoardSwitcher {...shown} label={label} startColumn={startColumn} />
        ) : (
          <BoardColumns {...shown} />
        )}
      </Box>
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {dragged && (
            // A dragged card is a picture; the card itself stays in the list for screen readers.
            <div aria-hidden inert>
              <CardFrame isUrgent={look.isUrgent?.(dragged)}>
                {look.children(dragged, { handle: undefined, moveTo: () => {} })}
              </CardFrame>
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

function wordsOver<Card extends BoardItem>(
  columns: readonly BoardColumn<Card>[],
  nameOf: (card: Card) => string,
  t: ReturnType<typeof useText>,
) {
  const names = new Map(columns.flatMap(({ cards }) => cards.map((card) => [card.id, nameOf(card)])));
  const titles = new Map(columns.map(({ id, title }) => [id, title]));
  return boardWords(
    t,
    (id) => names.get(id) ?? t('The card'),
    (id) => titles.get(id) ?? t('a column'),
  );
}
