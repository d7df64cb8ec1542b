import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { Link } from 'react-admin';
import type { Job } from '../../schemas/job.ts';
import { currentLocale, t } from '../../src/i18n/t.ts';
import { useDailyPath } from '../common/standing/useDailyPath.ts';

/** How many picks of a job nobody has looked at yet, as the link to them: the morning's news. A quiet 0 without any. */
export function NewPicks({ job }: { job: Pick<Job, 'id' | 'newDailyCandidatesCount'> }) {
  const pathOf = useDailyPath();
  const count = job.newDailyCandidatesCount;
  if (count === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        0
      </Box>
    );
  }
  return (
    <Link
      to={pathOf(job.id)}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      aria-label={t('{count, plural, one {# new pick} other {# new picks}}', { count })}
      sx={{
        display: 'inline-block',
        minWidth: 36,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        textAlign: 'center',
        fontWeight: 650,
        color: 'tone.fresh.text',
        bgcolor: 'tone.fresh.soft',
      }}
    >
      {/* Grouped as in what is said of it. */}
      {count.toLocaleString(currentLocale())}
    </Link>
  );
}
