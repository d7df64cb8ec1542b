import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import ViewAgenda from '@mui/icons-material/ViewAgendaOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Band } from '../../../schemas/criteria.ts';
import { DailyCandidateStatus } from '../../../schemas/dailyCandidate.ts';
import { readField } from '../../../src/components/fields/field.ts';
import { ChoiceFilter } from '../../../src/components/lists/ChoiceFilter.tsx';
import { t } from '../../../src/i18n/t.ts';
import { ViewChoice } from '../../common/lists/ViewChoice.tsx';
import { type PickFilters, readFilters, writeFilters } from '../pickFilters.ts';

interface PickFilterBarProps {
  filters: PickFilters;
  onChange: (filters: PickFilters) => void;
  /** Without it the keys are not offered, as where nothing can be decided. */
  onShowKeys?: (() => void) | undefined;
}

/** Narrows the day to some statuses or fits. */
export function PickFilterBar({ filters, onChange, onShowKeys }: PickFilterBarProps) {
  // Values from a menu are read the same way as values from the address.
  const set = (key: 'status' | 'band', chosen: string[]) =>
    onChange(readFilters(writeFilters({ ...filters, [key]: chosen })));
  const isUsed = filters.status.length > 0 || filters.band.length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ChoiceFilter
        label={t('Status')}
        choices={readField(DailyCandidateStatus, t).choices}
        value={filters.status}
        onChange={(chosen) => set('status', chosen)}
      />
      <ChoiceFilter
        label={t('Fit')}
        choices={readField(Band, t).choices}
        value={filters.band}
        onChange={(chosen) => set('band', chosen)}
      />
      {isUsed && (
        <Button size="small" onClick={() => onChange({ ...filters, status: [], band: [] })}>
          {t('Clear')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <ViewChoice
        label={t('Show the candidates as')}
        usual={{ label: t('Cards'), icon: <ViewAgenda fontSize="small" /> }}
        view={filters.view}
        onChange={(view) => onChange({ ...filters, view })}
      />
      {onShowKeys && (
        <Button
          color="inherit"
          startIcon={<KeyboardOutlined />}
          onClick={onShowKeys}
          aria-keyshortcuts="?"
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {t('Keyboard shortcuts')}
        </Button>
      )}
    </Box>
  );
}
