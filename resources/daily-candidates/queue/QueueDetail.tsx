import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  type DailyCandidate,
  DailyCandidateStatus,
  type QueuedPick,
} from '../../../schemas/dailyCandidate.ts';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { useSwipe } from '../../../src/components/useSwipe.ts';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { CriteriaList } from '../../../src/product/match/CriteriaList.tsx';
import { FitBadge } from '../../../src/product/match/FitBadge.tsx';
import { summaryWords } from '../../../src/product/match/summaryWords.ts';
import { useServices } from '../../../src/session/session.tsx';
import { DecisionNote } from '../decide/DecisionNote.tsx';
import { PickActions } from '../decide/PickActions.tsx';
import { detailsQuery } from '../decide/pickQueries.ts';
import type { Decisions } from '../decide/useDecisions.ts';
import { factsLine } from '../facts.ts';
import { PickPanes } from '../pick/PickPanes.tsx';
import { pickTones } from '../pickTones.ts';

interface QueueDetailProps {
  pick: QueuedPick;
  isDecided: boolean;
  decide: Decisions['decide'];
  onInvite: (pick: DailyCandidate) => void;
}

/** Height of all that stands over the reasons and the resume on a wide screen: bar, progress and the card above them. */
const above = '366px';

/** Notifications come up over the buttons at the foot of a phone. */
const toastsAbove = {
  '@media (max-width: 599.95px)': { ':root': { '--toast-foot': 'calc(var(--shell-foot, 0px) + 84px)' } },
};

/** How far a finger goes until it counts as a decision, in CSS pixels. */
const swipeLength = 110;

/** The pick one is at: who, why and the resume, with the decision always in reach. A swipe saves or passes. */
export function QueueDetail({ pick, isDecided, decide, onInvite }: QueueDetailProps) {
  const { client } = useServices();
  const { data: details, error, refetch } = useQuery(detailsQuery(client, pick.id));
  // One whose snooze is over waits like any other.
  const asked = isDecided || pick.status !== 'SNOOZED' ? pick : { ...pick, status: 'VIEWED' as const };
  const { offset, handlers } = useSwipe(swipeLength, (direction) =>
    decide(pick, direction > 0 ? 'SAVED' : 'PASSED'),
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}>
      <Card
        component="section"
        aria-label={pick.candidateName}
        {...handlers}
        sx={{
          p: { xs: 2, sm: 2.5 },
          touchAction: 'pan-y',
          transform: offset === 0 ? undefined : `translateX(${offset}px)`,
        }}
      >
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
            <Typography variant="body2" color="text.secondary" noWrap>
              {pick.jobTitle}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
              <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
                {pick.candidateName}
              </Typography>
              <StatusChip value={pick.status} schema={DailyCandidateStatus} tones={pickTones} />
            </Box>
            {pick.headline && <Typography sx={{ overflowWrap: 'anywhere' }}>{pick.headline}</Typography>}
            <Typography variant="body2" color="text.secondary">
              {[factsLine(pick), summaryWords(pick.summary)].filter(Boolean).join(' · ')}
            </Typography>
            <DecisionNote pick={pick} />
          </Box>
          <FitBadge score={pick.score} band={pick.band} compact />
        </Box>
        <Box sx={{ mt: 2, display: { xs: 'none', sm: 'block' } }}>
          <PickActions pick={asked} decide={(_, ...how) => decide(pick, ...how)} onInvite={onInvite} />
        </Box>
      </Card>
      {details ? (
        <PickPanes key={pick.id} details={details} above={above} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        // The queue knows this much at once; profile and resume follow.
        <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
          <CriteriaList results={pick.criteria} />
        </Card>
      )}
      <Box
        sx={{
          display: { xs: 'block', sm: 'none' },
          position: 'sticky',
          bottom: 'var(--shell-foot, 0px)',
          zIndex: 2,
          py: 1.5,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
          // Four in a row for a thumb, each an icon over its word.
          '&& [role=group]': { flexWrap: 'nowrap', gap: 0.75 },
          '&& .MuiButton-root': {
            flexDirection: 'column',
            minHeight: 52,
            minWidth: 28,
            px: 0.25,
            fontSize: 11,
          },
          '&& .MuiButton-startIcon': { display: 'inherit', m: 0 },
        }}
      >
        <GlobalStyles styles={toastsAbove} />
        <PickActions pick={asked} decide={(_, ...how) => decide(pick, ...how)} onInvite={onInvite} />
      </Box>
      <Typography variant="caption" color="text.secondary" sx={{ display: { sm: 'none' } }}>
        {t('Swipe the card to the right to save, to the left to pass.')}
      </Typography>
    </Box>
  );
}
