import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { localDay } from '../../../schemas/base/days.ts';
import type { EmployerJob } from '../../../schemas/employerJob.ts';
import { currentLocale, t } from '../../../src/i18n/t.ts';
import { nearDay } from './nearDay.ts';

interface OwedAnswersProps {
  owed: Pick<EmployerJob, 'answersOverdueCount' | 'answersDueCount' | 'oldestAnswerBy'>;
  /** Where those who wait are. */
  to: string;
}

/** Promised answers that are late, as the link to them, since when, and those that are due next; in whole words. */
export function OwedAnswers({ owed, to }: OwedAnswersProps) {
  const { answersOverdueCount: overdue, answersDueCount: due, oldestAnswerBy: oldest } = owed;
  const dueWords = due > 0 && t('{count} due by tomorrow', { count: due });
  if (overdue === 0)
    return (
      <Typography component="span" variant="body2">
        {dueWords || t('None is late')}
      </Typography>
    );
  const day = nearDay(oldest ?? '', localDay(new Date()), currentLocale());
  return (
    <>
      <Link to={to} sx={{ color: 'tone.negative.text', fontWeight: 650 }}>
        {t('{count, plural, one {# overdue answer} other {# overdue answers}}', { count: overdue })}
      </Link>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {[oldest && t('oldest: {day}', { day }), dueWords].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
