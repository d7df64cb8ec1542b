import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-admin';
import type { DailyList } from '../../../schemas/dailyCandidate.ts';
import { t } from '../../../src/i18n/t.ts';
import { dayLabel, foldQuietDays } from '../days.ts';

interface DayStripProps {
  /** Newest first. */
  days: readonly DailyList[];
  /** The day on screen. */
  shown: string;
  today: string;
  /** The query of the address that shows a day. */
  searchOf: (date: string) => string;
}

/** A day, or several, in the strip. */
const block = {
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  minHeight: 56,
  px: 1.5,
  py: 1,
  borderRadius: 1.2,
  border: 1,
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: 'primary.main' },
};

/**
 * The days of a job's lists as links, newest first, each with its number of candidates; scrolls within itself. Days
 * without picks are folded into a button that opens them.
 */
export function DayStrip({ days, shown, today, searchOf }: DayStripProps) {
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is another link to bring into sight
  useEffect(() => {
    const link = current.current;
    const strip = link?.closest('ul');
    if (link && strip) strip.scrollLeft = link.offsetLeft - strip.clientWidth / 2;
  }, [shown]);
  const linkTo = (day: DailyList) => {
    const isShown = day.date === shown;
    return (
      <ButtonBase
        component={Link}
        ref={isShown ? current : undefined}
        to={{ search: searchOf(day.date) }}
        aria-current={isShown ? 'page' : undefined}
        sx={{
          ...block,
          minWidth: 104,
          borderColor: isShown ? 'primary.main' : 'divider',
          bgcolor: isShown ? 'action.selected' : 'background.paper',
          color: 'text.primary',
          textDecoration: 'none !important',
        }}
      >
        <Typography component="span" variant="subtitle2">
          {dayLabel(day.date, today)}
        </Typography>
        <Typography component="span" variant="caption" color="text.secondary">
          {day.size === 0 ? t('Nobody') : t('{count} picked', { count: day.size })}
          {day.newCount > 0 && (
            <Box component="span" sx={{ color: 'tone.fresh.text', fontWeight: 650 }}>
              {' · '}
              {t('{count} new', { count: day.newCount })}
            </Box>
          )}
        </Typography>
      </ButtonBase>
    );
  };
  return (
    <Box component="nav" aria-label={t('Days')} sx={{ minWidth: 0 }}>
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
        {foldQuietDays(days, { shown, today }).map((day) =>
          'quiet' in day ? (
            <QuietDaysItem key={day.quiet[0]?.date} days={day.quiet} linkTo={linkTo} />
          ) : (
            <li key={day.date}>{linkTo(day)}</li>
          ),
        )}
      </Box>
    </Box>
  );
}

interface QuietDaysItemProps {
  days: readonly DailyList[];
  linkTo: (day: DailyList) => ReactNode;
}

/** Days without picks behind one quiet button, which stays where it is when they are open. */
function QuietDaysItem({ days, linkTo }: QuietDaysItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <li>
        <ButtonBase
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ ...block, borderColor: 'transparent', color: 'text.secondary' }}
        >
          <Typography component="span" variant="caption">
            {t('{count, plural, one {# day} other {# days}}', { count: days.length })}
          </Typography>{' '}
          <Typography component="span" variant="caption">
            {t('without picks')}
          </Typography>
        </ButtonBase>
      </li>
      {isOpen && days.map((day) => <li key={day.date}>{linkTo(day)}</li>)}
    </>
  );
}
