import TableRows from '@mui/icons-material/TableRowsOutlined';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Query } from '../../../schemas/addresses.ts';
import { t } from '../../../src/i18n/t.ts';

type View = Query<'job'>['view'];

interface ViewChoiceProps {
  /** The board, where none is named. */
  view: View;
  onChange: (view: View) => void;
}

/** Chooses between the board and the table of the same applications; small enough to stand beside a phone's other choice. */
export const ViewChoice = ({ view, onChange }: ViewChoiceProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={view ?? 'board'}
    aria-label={t('Show the applications as')}
    onChange={(_, next: 'board' | 'table' | null) => next && onChange(next === 'table' ? next : undefined)}
  >
    <ToggleButton value="board" aria-label={t('Board')} title={t('Board')}>
      <ViewKanban fontSize="small" />
    </ToggleButton>
    <ToggleButton value="table" aria-label={t('Table')} title={t('Table')}>
      <TableRows fontSize="small" />
    </ToggleButton>
  </ToggleButtonGroup>
);
