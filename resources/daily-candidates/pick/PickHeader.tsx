import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useSearch } from '@tanstack/react-router';
import { Link } from 'react-admin';
import { localDay } from '../../../schemas/base/days.ts';
import {
  type DailyCandidate,
  type DailyCandidateDetails,
  DailyCandidateStatus,
} from '../../../schemas/dailyCandidate.ts';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { FitBadge } from '../../../src/product/match/FitBadge.tsx';
import { summaryWords } from '../../../src/product/match/summaryWords.ts';
import { queryOf } from '../../../src/routing/search.ts';
import { OwnMark } from '../../common/OwnMark.tsx';
import { Elsewhere } from '../../common/standing/Elsewhere.tsx';
import { useDailyPath } from '../../common/standing/useDailyPath.ts';
import { WaitingMark } from '../../common/waiting/WaitingMark.tsx';
import { personPath } from '../../people/personPath.ts';
import { dayLabel } from '../days.ts';
import { DecisionNote } from '../decide/DecisionNote.tsx';
import { PickActions } from '../decide/PickActions.tsx';
import type { Decisions } from '../decide/useDecisions.ts';
import { factsLine } from '../facts.ts';
import { readFilters, writeFilters } from '../pickFilters.ts';
import { pickTones } from '../pickTones.ts';

interface PickHeaderProps {
  details: DailyCandidateDetails;
  /** Where in the day's list this pick stands. */
  place: { index: number; count: number };
  onMove: (by: 1 | -1) => void;
  decide?: Decisions['decide'] | undefined;
  onInvite: (pick: DailyCandidate) => void;
  onShowKeys: () => void;
}

/** Who it is, how well they fit, what can be decided, and the way to the next one. */
export function PickHeader({ details, place, onMove, decide, onInvite, onShowKeys }: PickHeaderProps) {
  const filters = readFilters(useSearch({ strict: false }));
  const to =
    useDailyPath()(details.jobId) +
    queryOf('dailyCandidates', writeFilters({ ...filters, date: details.date }));
  return (
    <Card component="section" aria-label={details.candidateName} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1, mt: -0.5 }}>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {t('{number} of {count}', { number: place.index + 1, count: place.count })} ·{' '}
          <Link to={to}>{dayLabel(details.date, localDay(new Date()))}</Link> · {details.jobTitle}
        </Typography>
        <Tooltip title={t('Keyboard shortcuts')}>
          <IconButton
            size="small"
            aria-label={t('Show keyboard shortcuts')}
            onClick={onShowKeys}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            <KeyboardOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        <IconButton
          aria-label={t('Previous candidate')}
          aria-keyshortcuts="k"
          disabled={place.index <= 0}
          onClick={() => onMove(-1)}
        >
          <NavigateBefore />
        </IconButton>
        <IconButton
          aria-label={t('Next candidate')}
          aria-keyshortcuts="j"
          disabled={place.index + 1 >= place.count}
          onClick={() => onMove(1)}
        >
          <NavigateNext />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 18rem', minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
            <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {details.headline ?? details.candidateName}
            </Typography>
            <StatusChip value={details.status} schema={DailyCandidateStatus} tones={pickTones} />
            <OwnMark pick={details} />
            <WaitingMark about={details.id} />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {factsLine(details)}
          </Typography>
          <Elsewhere standings={details.elsewhere} />
          {decide && (
            <Link to={personPath(details.candidateEmail)} variant="body2" sx={{ justifySelf: 'start' }}>
              {t('Notes and history')}
            </Link>
          )}
          <DecisionNote pick={details} />
        </Box>
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <FitBadge score={details.score} band={details.band} />
          <Typography variant="body2">{summaryWords(details.summary)}</Typography>
        </Box>
      </Box>
      {decide && (
        <Box sx={{ mt: 2 }}>
          <PickActions pick={details} decide={decide} onInvite={onInvite} />
        </Box>
      )}
    </Card>
  );
}
