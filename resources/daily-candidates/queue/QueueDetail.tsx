import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DailyCandidate, QueuedPick } from '../../../schemas/dailyCandidate.ts';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { placeFitWords } from '../../../src/i18n/placeFitWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { CriteriaList } from '../../../src/product/match/CriteriaList.tsx';
import { PlaceReason } from '../../../src/product/match/PlaceReason.tsx';
import { useServices } from '../../../src/session/session.tsx';
import { PickActions } from '../decide/PickActions.tsx';
import { detailsQuery } from '../decide/pickQueries.ts';
import type { Decisions } from '../decide/useDecisions.ts';
import { PickPanes } from '../pick/PickPanes.tsx';
import { QueueHead } from './QueueHead.tsx';

interface QueueDetailProps {
  pick: QueuedPick;
  isDecided: boolean;
  decide: Decisions['decide'];
  onInvite: (pick: DailyCandidate) => void;
}

/** Height of all that stands over the reasons and the resume on a wide screen: bar, progress and the card above them. */
const above = '366px';

/** The pick one is at: who, why and the resume, with the decision always in reach. */
export function QueueDetail({ pick, isDecided, decide, onInvite }: QueueDetailProps) {
  const { client } = useServices();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: details, error, refetch } = useQuery(detailsQuery(client, pick.id));
  // One whose snooze is over waits like any other.
  const asked = isDecided || pick.status !== 'SNOOZED' ? pick : { ...pick, status: 'VIEWED' as const };
  const actions = (
    <PickActions pick={asked} decide={(_, ...how) => decide(pick, ...how)} onInvite={onInvite} />
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}>
      {/* A decided card is back in its place. */}
      <QueueHead key={pick.status} pick={pick} onSwipe={(to) => decide(pick, to)}>
        {!isPhone && <Box sx={{ mt: 2 }}>{actions}</Box>}
      </QueueHead>
      {details ? (
        <PickPanes key={pick.id} details={details} above={above} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        // The queue knows this much at once; profile and resume follow.
        <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
          <PlaceReason place={pick.place} words={placeFitWords} />
          <CriteriaList results={pick.criteria} />
        </Card>
      )}
      {isPhone && (
        <>
          <PhoneActions>{actions}</PhoneActions>
          <Typography variant="caption" color="text.secondary">
            {t('Swipe the card to the right to save, to the left to pass.')}
          </Typography>
        </>
      )}
    </Box>
  );
}

/** Notifications come up over the buttons at the foot of a phone. */
const toastsAbove = {
  ':root': { '--toast-foot': 'calc(var(--shell-foot, 0px) + 84px)' },
};

/** The decisions at the foot of a phone: four in a row for a thumb, each an icon over its word. */
const PhoneActions = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 'var(--shell-foot, 0px)',
      zIndex: 2,
      py: 1.5,
      bgcolor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
      '&& > [role=group]': { flexWrap: 'nowrap', gap: 0.75 },
      '&& .MuiButton-root': { flexDirection: 'column', minHeight: 52, minWidth: 28, px: 0.25, fontSize: 11 },
      '&& .MuiButton-startIcon': { display: 'inherit', m: 0 },
    }}
  >
    <GlobalStyles styles={toastsAbove} />
    {children}
  </Box>
);
