import AccessTime from '@mui/icons-material/AccessTime';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { z } from 'zod';
import { day } from '../../../schemas/base/fields.ts';
import { ShortForm } from '../../../src/components/schema/ShortForm.tsx';
import { t } from '../../../src/i18n/t.ts';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const snooze = (until: string) => {
    setAnchor(null);
    onSnooze(until);
  };
  return (
    <>
      <ButtonGroup variant="outlined" disabled={disabled}>
        <Button
          startIcon={<AccessTime />}
          aria-keyshortcuts="z"
          onClick={() => snooze(dayIn(usualSnoozeDays, new Date()))}
        >
          {t('Snooze')}
        </Button>
        <Button
          aria-label={t('Choose how long to snooze {name}', { name })}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget.parentElement)}
          sx={{ px: 0.5, maxWidth: 44 }}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 2, width: 280 } } }}
      >
        <Typography id={id} component="h2" variant="subtitle1" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {t('When is {name} to come back?', { name })}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mb: 2 }}>
          {usualSnoozes.map(({ days, words }) => (
            <Button key={days} variant="outlined" onClick={() => snooze(dayIn(days, new Date()))}>
              {words()}
            </Button>
          ))}
        </Box>
        <ShortForm
          schema={Snoozing}
          submitLabel={t('Snooze')}
          keepsValues
          onSubmit={({ until }) => snooze(until)}
        />
      </Popover>
    </>
  );
}
