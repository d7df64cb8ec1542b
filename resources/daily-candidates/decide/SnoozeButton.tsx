import AccessTime from '@mui/icons-material/AccessTime';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { z } from 'zod';
import { day } from '../../../schemas/base/fields.ts';
import { ShortForm } from '../../../src/components/schema/ShortForm.tsx';
import { t } from '../../../src/i18n/t.ts';
import { SplitButton } from './SplitButton.tsx';
import { dayIn, usualSnoozeDays, usualSnoozes } from './snoozeDays.ts';

const Snoozing = z.object({ until: day('Another day') });

interface SnoozeButtonProps {
  name: string;
  disabled: boolean;
  /** @param until YYYY-MM-DD */
  onSnooze: (until: string) => void;
}

/** Snoozes for a week at once; the arrow beside it asks until when. */
export function SnoozeButton({ name, disabled, onSnooze }: SnoozeButtonProps) {
  const snoozeFor = (days: number) => onSnooze(dayIn(days, new Date()));
  return (
    <SplitButton
      icon={<AccessTime />}
      label={t('Snooze')}
      shortcut="z"
      disabled={disabled}
      onPress={() => snoozeFor(usualSnoozeDays)}
      moreLabel={t('Choose how long to snooze {name}', { name })}
      question={t('When is {name} to come back?', { name })}
    >
      {(close) => (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 1, mb: 2 }}>
            {usualSnoozes.map(({ days, words }) => (
              <Button
                key={days}
                variant="outlined"
                onClick={() => {
                  close();
                  snoozeFor(days);
                }}
              >
                {words()}
              </Button>
            ))}
          </Box>
          <ShortForm
            schema={Snoozing}
            submitLabel={t('Snooze')}
            keepsValues
            onSubmit={({ until }) => {
              close();
              onSnooze(until);
            }}
          />
        </>
      )}
    </SplitButton>
  );
}
