import { useEffect, useRef } from 'react';
import type { BoardColumn, BoardItem } from './boardColumn.ts';

/** A card that was moved, where from, and what had the focus there. */
interface MovedCard {
  id: string;
  columnId: string | undefined;
  wasDragged: boolean;
}

const columnOf = (columns: readonly BoardColumn<BoardItem>[], cardId: string) =>
  columns.find(({ cards }) => cards.some(({ id }) => id === cardId))?.id;

/** Brings the focus along with a card that was moved: call `follow` with the move. */
export function useFocusAfterMove(columns: readonly BoardColumn<BoardItem>[]) {
  const moved = useRef<MovedCard>(undefined);
  const board = useRef<HTMLDivElement>(null);
  // A card that was moved stands in another column now; on a narrow screen that column is out of sight.
  useEffect(() => {
    if (!moved.current) return;
    const { id, columnId, wasDragged } = moved.current;
    if (columnOf(columns, id) === columnId) return;
    const card = board.current?.querySelector(`[data-card="${CSS.escape(id)}"]`);
    const handle = wasDragged ? card?.querySelector<HTMLElement>('[data-handle]') : undefined;
    const first = card?.querySelector<HTMLElement>('a[href], button');
    const tab = board.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    (handle ?? first ?? tab)?.focus();
    moved.current = undefined;
  });
  return {
    board,
    follow: (id: string, wasDragged: boolean) => {
      moved.current = { id, columnId: columnOf(columns, id), wasDragged };
    },
  };
}
