import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { StatsPeriod } from '../../../schemas/stats.ts';
import { t } from '../../../src/i18n/t.ts';

interface PeriodChooserProps {
  value: StatsPeriod;
  onChange: (period: StatsPeriod) => void;
}

/** For how many days figures are shown. */
export function PeriodChooser({ value, onChange }: PeriodChooserProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('Period of the figures')}
      value={value}
      // Pressing the one that is chosen would choose none.
      onChange={(_, next: StatsPeriod | null) => next && onChange(next)}
    >
      {StatsPeriod.options.map((days) => (
        <ToggleButton key={days} value={days} sx={{ px: 1.5, textTransform: 'none', whiteSpace: 'nowrap' }}>
          {t('{count} days', { count: Number(days) })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
