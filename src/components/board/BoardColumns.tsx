import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useText } from '../texts/useText.ts';
import type { BoardColumn, BoardItem } from './boardColumn.ts';

export interface BoardColumnsProps<Card extends BoardItem> {
  columns: readonly BoardColumn<Card>[];
  /** Draws a card in its column. */
  cardOf: (card: Card, columnId: string) => ReactNode;
  /** Stands in a column without cards. */
  emptyText: string | undefined;
}

/** The columns side by side; what does not fit scrolls within. */
export const BoardColumns = <Card extends BoardItem>({ columns, ...cards }: BoardColumnsProps<Card>) => (
  <Box
    sx={{
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(176px, 1fr)',
      gap: 1,
      overflowX: 'auto',
      pb: 1,
      alignItems: 'stretch',
    }}
  >
    {columns.map((column) => (
      <Column key={column.id} column={column} {...cards} />
    ))}
  </Box>
);

interface ColumnProps<Card extends BoardItem> extends Omit<BoardColumnsProps<Card>, 'columns'> {
  column: BoardColumn<Card>;
}

function Column<Card extends BoardItem>({ column, ...look }: ColumnProps<Card>) {
  const { setNodeRef, isOver } = useDroppable({ id: column.id });
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      ref={setNodeRef}
      sx={{
        minWidth: 0,
        minHeight: 240,
        p: 1,
        borderRadius: 1.2,
        bgcolor: isOver ? 'action.selected' : 'surface.sunken',
        outline: isOver ? '2px solid' : undefined,
        outlineColor: 'primary.main',
        outlineOffset: -2,
      }}
    >
      <Typography
        id={id}
        component="h2"
        variant="subtitle2"
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, px: 0.5, mb: 1 }}
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {column.title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {column.cards.length}
        </Box>
      </Typography>
      <BoardCards column={column} {...look} />
    </Box>
  );
}

/** The cards of one column, one under the other. */
export function BoardCards<Card extends BoardItem>({ column, cardOf, emptyText }: ColumnProps<Card>) {
  const t = useText();
  if (column.cards.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ px: 0.5, py: 1 }}>
        {emptyText ?? t('Nothing here')}
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label={column.title} sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
      {column.cards.map((card) => cardOf(card, column.id))}
    </Box>
  );
}
