import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { localDay } from '../../schemas/base/days.ts';
import { DailyCandidateStatus } from '../../schemas/dailyCandidate.ts';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { FitBadge } from '../../src/product/match/FitBadge.tsx';
import { summaryWords } from '../../src/product/match/summaryWords.ts';
import { PlanOffer } from '../common/PlanOffer.tsx';
import { needsPlan, plansOf } from '../common/planNeeded.ts';
import { dayLabel } from '../daily-candidates/days.ts';
import { pickTones } from '../daily-candidates/pickTones.ts';
import { useDays, usePicks } from '../daily-candidates/useDailyLists.ts';

/** The daily lists of a job to read: a day, who was picked, how well they fit and what became of it. */
export function JobPicks({ jobId }: { jobId: string }) {
  const { days, error, refetch } = useDays(jobId, false);
  const [asked, setAsked] = useState<string>();
  const withPicks = days?.filter(({ size }) => size > 0);
  const day = withPicks?.find(({ date }) => date === asked) ?? withPicks?.[0];
  if (needsPlan(error)) {
    return <PlanOffer level="h3" title={t('Daily lists need a plan')} plans={plansOf('EMPLOYER')} />;
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!withPicks) return <LoadingState variant="list" rows={2} label={t('Loading the lists')} />;
  if (!day) return <Typography color="text.secondary">{t('No daily lists yet.')}</Typography>;
  const today = localDay(new Date());
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <TextField
        select
        label={t('Daily list')}
        margin="none"
        value={day.date}
        onChange={(event) => setAsked(event.target.value)}
      >
        {withPicks.map(({ date, size }) => (
          <MenuItem key={date} value={date}>
            {dayLabel(date, today)} · {t('{count} picked', { count: size })}
          </MenuItem>
        ))}
      </TextField>
      <Picks jobId={jobId} date={day.date} />
    </Box>
  );
}

function Picks({ jobId, date }: { jobId: string; date: string }) {
  const { data, error, refetch } = usePicks(jobId, date);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState variant="list" rows={3} label={t('Loading the candidates')} />;
  return (
    <Box
      component="ol"
      aria-label={t('Picks')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {data.map((pick) => (
        <Box
          component="li"
          key={pick.id}
          sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}
        >
          <FitBadge score={pick.score} band={pick.band} compact />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography component="p" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
              {pick.candidateName}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {summaryWords(pick.summary)}
            </Typography>
          </Box>
          <StatusChip value={pick.status} schema={DailyCandidateStatus} tones={pickTones} />
        </Box>
      ))}
    </Box>
  );
}
