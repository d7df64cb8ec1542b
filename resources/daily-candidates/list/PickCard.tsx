import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { memo, type Ref } from 'react';
import { Link } from 'react-admin';
import { type DailyCandidate, DailyCandidateStatus } from '../../../schemas/dailyCandidate.ts';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { CriteriaGlance } from '../../../src/product/match/CriteriaGlance.tsx';
import { FitBadge } from '../../../src/product/match/FitBadge.tsx';
import { summaryWords } from '../../../src/product/match/summaryWords.ts';
import { useServices } from '../../../src/session/session.tsx';
import { OwnMark } from '../../common/OwnMark.tsx';
import { Elsewhere } from '../../common/standing/Elsewhere.tsx';
import { WaitingMark } from '../../common/waiting/WaitingMark.tsx';
import { InvitationLine } from '../../invitations/InvitationLine.tsx';
import { DecisionNote } from '../decide/DecisionNote.tsx';
import { PickActions } from '../decide/PickActions.tsx';
import { detailsKey } from '../decide/pickCache.ts';
import type { Decisions } from '../decide/useDecisions.ts';
import { factsLine } from '../facts.ts';
import { pickTones } from '../pickTones.ts';

/** How the invitation of an invited pick stands. Few picks are invited, so each asks for its own details. */
function PickInvitation({ pickId }: { pickId: string }) {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: detailsKey(pickId),
    queryFn: ({ signal }) => client.call('dailyCandidateDetails', { params: { id: pickId }, signal }),
  });
  return data?.invitation ? <InvitationLine invitation={data.invitation} /> : null;
}

interface PickCardProps {
  pick: DailyCandidate;
  /** Address of the candidate's page. */
  to: string;
  /** Whether the keys act on this card. */
  isCurrent: boolean;
  /** Without it the card only shows. */
  decide?: Decisions['decide'] | undefined;
  onInvite: (pick: DailyCandidate) => void;
  onFocus: (id: string) => void;
  ref?: Ref<HTMLLIElement>;
}

/** Resumes have headlines of any length. */
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** One pick: who, how well they fit and why at a glance, and what to do about it. */
export const PickCard = memo(function PickCard({
  pick,
  to,
  isCurrent,
  decide,
  onInvite,
  onFocus,
  ref,
}: PickCardProps) {
  const isSettled = pick.status === 'PASSED' || pick.status === 'SNOOZED';
  const nameId = `pick-${pick.id}`;
  return (
    <Card
      component="li"
      ref={ref}
      // The keys j and k move the focus along the cards; Tab goes through what is on them.
      tabIndex={isCurrent ? 0 : -1}
      aria-labelledby={nameId}
      aria-current={isCurrent || undefined}
      onFocus={() => onFocus(pick.id)}
      sx={{
        p: { xs: 2, sm: 2.5 },
        borderColor: isCurrent ? 'primary.main' : undefined,
        bgcolor: isSettled ? 'surface.sunken' : undefined,
        scrollMargin: '96px',
        '&&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box sx={{ display: 'flex', gap: { xs: 1.5, sm: 2.5 }, alignItems: 'flex-start' }}>
        <Typography
          component="span"
          variant="subtitle1"
          color="text.secondary"
          aria-label={t('Rank {rank}', { rank: pick.rank })}
          role="img"
          sx={{ minWidth: 20, pt: 0.25, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
        >
          {pick.rank}
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
            <Typography id={nameId} component="h2" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
              <Link to={to} sx={{ color: 'text.primary', fontWeight: 600 }}>
                {pick.candidateName}
              </Link>
            </Typography>
            <StatusChip value={pick.status} schema={DailyCandidateStatus} tones={pickTones} />
            <OwnMark pick={pick} />
            <WaitingMark about={pick.id} />
          </Box>
          {pick.headline && (
            <Typography sx={{ overflowWrap: 'anywhere', ...twoLines }}>{pick.headline}</Typography>
          )}
          <Typography variant="body2" color="text.secondary">
            {factsLine(pick)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
            <CriteriaGlance results={pick.criteria} />
            <Typography variant="body2">{summaryWords(pick.summary)}</Typography>
          </Box>
          <Elsewhere standings={pick.elsewhere} most={3} />
          <DecisionNote pick={pick} />
          {pick.status === 'INVITED' && <PickInvitation pickId={pick.id} />}
        </Box>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <FitBadge score={pick.score} band={pick.band} />
        </Box>
        <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
          <FitBadge score={pick.score} band={pick.band} compact />
        </Box>
      </Box>
      {decide && (
        <Box sx={{ mt: 1.5, ml: { sm: '40px' } }}>
          <PickActions pick={pick} decide={decide} onInvite={onInvite} />
        </Box>
      )}
    </Card>
  );
});
