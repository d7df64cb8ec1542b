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

/** Chooses between the board and the table of the same applications. */
export const ViewChoice = ({ view, onChange }: ViewChoiceProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={view ?? 'board'}
    aria-label={t('Show the applications as')}
    onChange={(_, next: 'board' | 'table' | null) => next && onChange(next === 'table' ? next : undefined)}
  >
    <ToggleButton value="board">{t('Board')}</ToggleButton>
    <ToggleButton value="table">{t('Table')}</ToggleButton>
  </ToggleButtonGroup>
);
