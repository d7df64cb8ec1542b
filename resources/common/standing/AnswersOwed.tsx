import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { Link } from 'react-admin';
import { localDay } from '../../../schemas/base/days.ts';
import type { EmployerJob } from '../../../schemas/employerJob.ts';
import { currentLocale, t } from '../../../src/i18n/t.ts';
import { nearDay } from './nearDay.ts';

interface AnswersOwedProps {
  owed: Pick<EmployerJob, 'answersOverdueCount' | 'answersDueCount' | 'oldestAnswerBy'>;
  /** Where these applications are. */
  to: string;
}

/** How many promised answers are overdue, as the link to them, since when, and how many are due next. A quiet 0 without any. */
export function AnswersOwed({ owed, to }: AnswersOwedProps) {
  const { answersOverdueCount: overdue, answersDueCount: due, oldestAnswerBy: oldest } = owed;
  const details = [
    oldest && t('oldest: {day}', { day: nearDay(oldest, localDay(new Date()), currentLocale()) }),
    due > 0 && t('{count} due by tomorrow', { count: due }),
  ].filter(Boolean);
  return (
    <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'inherit', gap: 0.25 }}>
      {overdue === 0 ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          0
        </Box>
      ) : (
        <Link
          to={to}
          onClick={(event: MouseEvent) => event.stopPropagation()}
          aria-label={t('{count, plural, one {# overdue answer} other {# overdue answers}}', {
            count: overdue,
          })}
          sx={{
            justifySelf: 'end',
            minWidth: 36,
            px: 1,
            py: 0.25,
            borderRadius: 1,
            textAlign: 'center',
            fontWeight: 650,
            color: 'tone.negative.text',
            bgcolor: 'tone.negative.soft',
          }}
        >
          {overdue.toLocaleString(currentLocale())}
        </Link>
      )}
      {details.length > 0 && (
        <Typography component="span" variant="caption" color="text.secondary" sx={{ textAlign: 'end' }}>
          {details.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
