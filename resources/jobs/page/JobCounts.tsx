import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link, type RouterTo } from 'react-admin';
import type { Job } from '../../../schemas/job.ts';
import { StatCard } from '../../../src/components/values/StatCard.tsx';
import { t } from '../../../src/i18n/t.ts';
import { queryOf } from '../../../src/routing/search.ts';
import { useDailyPath } from '../../common/standing/useDailyPath.ts';

/** How many were picked, how many of them wait to be looked at, how many applied; each leads there. */
export function JobCounts({ job }: { job: Job }) {
  const to = useDailyPath()(job.id);
  const waiting = job.newDailyCandidatesCount;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        // Wide enough for the longest word on a phone.
        '& .MuiCard-root': { p: { xs: 0.75, sm: 2.5 } },
        '& dt': { fontSize: { xs: '0.8125rem', sm: '0.875rem' } },
      }}
    >
      <CountLink to={to} fresh={waiting > 0}>
        <StatCard label={t('New picks')} value={waiting} hint={hintFor(job)} />
      </CountLink>
      <CountLink to={to}>
        <StatCard label={t('All picks')} value={job.dailyCandidatesCount} hint={t('See the lists')} />
      </CountLink>
      <CountLink to={{ search: queryOf('job', { tab: 'applications' }) }}>
        <StatCard label={t('Applications')} value={job.applicationsCount} hint={t('See the board')} />
      </CountLink>
    </Box>
  );
}

function hintFor(job: Job): string {
  if (job.newDailyCandidatesCount > 0) return t('Review them');
  if (job.dailyCandidatesCount > 0) return t('All looked at');
  if (job.lastListOn !== null) return t('Nobody fits yet');
  return job.status === 'OPEN' ? t('On their way') : t('Once it is open');
}

interface CountLinkProps {
  to: RouterTo;
  /** Whether the number is news. */
  fresh?: boolean;
  children: React.ReactNode;
}

function CountLink({ to, fresh = false, children }: CountLinkProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      sx={{
        display: 'block',
        borderRadius: 1.2,
        textAlign: 'start',
        color: 'inherit',
        textDecoration: 'none !important',
        '& dd': { color: fresh ? 'tone.fresh.text' : undefined },
        '& .MuiCard-root': {
          bgcolor: fresh ? 'tone.fresh.soft' : undefined,
          borderColor: fresh ? 'transparent' : undefined,
        },
        '& .MuiCard-root > p': { color: fresh ? 'tone.fresh.text' : 'primary.main' },
        '&:hover .MuiCard-root': { borderColor: 'primary.main' },
      }}
    >
      {children}
    </ButtonBase>
  );
}
