import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import type { BoardColumn } from './boardRules.ts';

export interface BoardColumnsProps {
  columns: readonly BoardColumn[];
  /** Makes the card of an application. */
  cardOf: (application: CandidateApplication) => ReactNode;
}

/** The stages side by side; what does not fit scrolls within. */
export function BoardColumns({ columns, cardOf }: BoardColumnsProps) {
  return (
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
        <Column key={column.stage.id} column={column} cardOf={cardOf} />
      ))}
    </Box>
  );
}

interface ColumnProps {
  column: BoardColumn;
  cardOf: BoardColumnsProps['cardOf'];
}

function Column({ column: { stage, cards }, cardOf }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: stage.id });
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
          {stageWords(stage.name)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {cards.length}
        </Box>
      </Typography>
      <BoardCards cards={cards} cardOf={cardOf} label={stageWords(stage.name)} />
    </Box>
  );
}

interface BoardCardsProps {
  cards: readonly CandidateApplication[];
  cardOf: BoardColumnsProps['cardOf'];
  label: string;
}

/** The cards of one stage, one under the other. */
export function BoardCards({ cards, cardOf, label }: BoardCardsProps) {
  if (cards.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ px: 0.5, py: 1 }}>
        {t('Nobody here')}
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
      {cards.map(cardOf)}
    </Box>
  );
}
