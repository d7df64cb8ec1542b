import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-admin';
import type { DailyList } from '../../schemas/dailyCandidate.ts';
import { dayLabel } from './days.ts';

export interface DayStripProps {
  /** Newest first. */
  days: readonly DailyList[];
  /** The day on screen. */
  shown: string;
  today: string;
  /** The query of the address that shows a day. */
  searchOf: (date: string) => string;
}

/** The days of a job's lists as links, newest first, each with its number of candidates; scrolls within itself. */
export function DayStrip({ days, shown, today, searchOf }: DayStripProps) {
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is another link to bring into sight
  useEffect(() => {
    const link = current.current;
    const strip = link?.closest('ul');
    if (link && strip) strip.scrollLeft = link.offsetLeft - strip.clientWidth / 2;
  }, [shown]);
  return (
    <Box component="nav" aria-label="Days" sx={{ minWidth: 0 }}>
      <Box
        component="ul"
        sx={{
          position: 'relative',
          listStyle: 'none',
          m: 0,
          p: 0.5,
          mx: -0.5,
          display: 'flex',
          gap: 1,
          overflowX: 'auto',
          scrollbarWidth: 'thin',
        }}
      >
        {days.map((day) => {
          const isShown = day.date === shown;
          return (
            <li key={day.date}>
              <ButtonBase
                component={Link}
                ref={isShown ? current : undefined}
                to={{ search: searchOf(day.date) }}
                aria-current={isShown ? 'page' : undefined}
                sx={{
                  display: 'grid',
                  justifyContent: 'start',
                  justifyItems: 'start',
                  minWidth: 104,
                  minHeight: 56,
                  px: 1.5,
                  py: 1,
                  borderRadius: 1.2,
                  border: 1,
                  borderColor: isShown ? 'primary.main' : 'divider',
                  bgcolor: isShown ? 'action.selected' : 'background.paper',
                  color: 'text.primary',
                  textDecoration: 'none !important',
                  whiteSpace: 'nowrap',
                  '&:hover': { borderColor: 'primary.main' },
                }}
              >
                <Typography component="span" variant="subtitle2">
                  {dayLabel(day.date, today)}
                </Typography>
                <Typography component="span" variant="caption" color="text.secondary">
                  {day.size === 0 ? 'Nobody' : `${day.size} picked`}
                  {day.newCount > 0 && (
                    <Box component="span" sx={{ color: 'tone.fresh.text', fontWeight: 650 }}>
                      {' '}
                      · {day.newCount} new
                    </Box>
                  )}
                </Typography>
              </ButtonBase>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
