import TableRows from '@mui/icons-material/TableRowsOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import type { Query } from '../../../schemas/addresses.ts';
import { t } from '../../../src/i18n/t.ts';

type View = Query<'job' | 'dailyCandidates'>['view'];

interface ViewChoiceProps {
  /** Of the choice: what is shown in one way or the other. */
  label: string;
  /** The usual view, shown where none is named. */
  usual: { label: string; icon: ReactNode };
  view: View;
  onChange: (view: View) => void;
}

/** Chooses between the usual view and the table of the same things; small enough to stand beside a phone's other choice. */
export const ViewChoice = ({ label, usual, view, onChange }: ViewChoiceProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={view ?? 'usual'}
    aria-label={label}
    onChange={(_, next: 'usual' | 'table' | null) => next && onChange(next === 'table' ? next : undefined)}
  >
    <ToggleButton value="usual" aria-label={usual.label} title={usual.label}>
      {usual.icon}
    </ToggleButton>
    <ToggleButton value="table" aria-label={t('Table')} title={t('Table')}>
      <TableRows fontSize="small" />
    </ToggleButton>
  </ToggleButtonGroup>
);
