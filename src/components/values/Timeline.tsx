import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DateText } from './DateText.tsx';
import type { StatusTone } from './tones.ts';

/** An event of a timeline. */
export interface TimelineItem {
  /** Tells it from the others. */
  id: string;
  /** The event, in a few words. */
  title: ReactNode;
  /** When: a day (YYYY-MM-DD) or a moment (ISO 8601 in UTC). */
  at?: string | null | undefined;
  /** A quieter word after the time: who did it. */
  detail?: ReactNode;
  /** The colour of its dot. */
  tone?: StatusTone | undefined;
}

interface TimelineProps {
  /** In the order they are read; the newest first, as a rule. */
  items: readonly TimelineItem[];
  /** Names the list for screen readers. */
  label: string;
  /** Shows the time of moments as well. */
  withTime?: boolean;
}

const dot = 10;

/**
 * Events, one under the other along a line.
 *
 * @example
 * <Timeline
 *   label="History"
 *   items={[
 *     { id: '2', title: 'Paid', at: '2026-11-20T09:12:00Z', detail: 'by Ada', tone: 'positive' },
 *     { id: '1', title: 'Ordered', at: '2026-11-18T16:40:00Z' },
 *   ]}
 * />
 */
export const Timeline = ({ items, label, withTime = false }: TimelineProps) => (
  <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {items.map(({ id, title, at, detail, tone = 'neutral' }, place) => (
      <Box
        component="li"
        key={id}
        sx={{
          position: 'relative',
          pl: 3,
          pb: place < items.length - 1 ? 1.75 : 0,
          // The line goes from dot to dot.
          '&:not(:last-of-type)::before': {
            content: '""',
            position: 'absolute',
            left: dot / 2 - 0.5,
            top: 20,
            bottom: -4,
            borderLeft: 1,
            borderColor: 'divider',
          },
          '&::after': {
            content: '""',
            position: 'absolute',
            left: 0,
            top: 7,
            width: dot,
            height: dot,
            borderRadius: '50%',
            bgcolor: `tone.${tone}.main`,
          },
        }}
      >
        <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {(at || detail) && (
          <Typography
            component="span"
            variant="caption"
            color="text.secondary"
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {at && <DateText value={at} withTime={withTime} />}
            {at && detail && ' · '}
            {detail}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);
