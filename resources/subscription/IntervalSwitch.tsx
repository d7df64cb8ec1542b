import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Plan } from '../../schemas/plans.ts';
import { t } from '../../src/i18n/t.ts';

type Interval = Plan['interval'];

interface IntervalSwitchProps {
  value: Interval;
  onChange: (interval: Interval) => void;
  disabled?: boolean;
}

/** By the month or by the year. */
export function IntervalSwitch({ value, onChange, disabled = false }: IntervalSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={value}
      disabled={disabled}
      aria-label={t('How to pay')}
      onChange={(_, chosen: Interval | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="MONTH" sx={{ px: 2, textTransform: 'none' }}>
        {t('Monthly')}
      </ToggleButton>
      <ToggleButton value="YEAR" sx={{ px: 2, textTransform: 'none' }}>
        {t('Yearly')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
