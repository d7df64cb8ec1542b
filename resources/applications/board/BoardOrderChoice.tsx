import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { t } from '../../../src/i18n/t.ts';
import type { BoardOrder } from './boardRules.ts';

interface BoardOrderChoiceProps {
  order: BoardOrder;
  onChange: (order: BoardOrder) => void;
}

/** Chooses who stands on top of each column: those who wait for an answer, or those who fit best. */
export const BoardOrderChoice = ({ order, onChange }: BoardOrderChoiceProps) => (
  <Box>
    <ToggleButtonGroup
      exclusive
      size="small"
      value={order}
      aria-label={t('Order of the cards')}
      onChange={(_, next: BoardOrder | null) => next && onChange(next)}
    >
      <ToggleButton value="urgency">{t('Longest waiting first')}</ToggleButton>
      <ToggleButton value="fit">{t('Best fit first')}</ToggleButton>
    </ToggleButtonGroup>
  </Box>
);
