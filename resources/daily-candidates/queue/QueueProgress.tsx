import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../../src/i18n/t.ts';
import { minutesLeft } from './queueOrder.ts';

interface QueueProgressProps {
  decided: number;
  total: number;
  /** When decisions were made, in milliseconds. */
  times: readonly number[];
  children: ReactNode;
}

/** How far one is, and about how long the rest takes. */
export function QueueProgress({ decided, total, times, children }: QueueProgressProps) {
  const left = total - decided;
  const minutes = minutesLeft(left, times);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography role="status" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {t('{decided} of {total}', { decided, total })}
        {left > 0 && (
          <Typography component="span" variant="body2" color="text.secondary">
            {' · '}
            {t('{minutes, plural, one {about a minute} other {about # minutes}}', { minutes })}
          </Typography>
        )}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={t('Decided')}
        value={total === 0 ? 100 : (100 * decided) / total}
        sx={{ flex: 1, minWidth: 60, borderRadius: 1 }}
      />
      {children}
    </Box>
  );
}
