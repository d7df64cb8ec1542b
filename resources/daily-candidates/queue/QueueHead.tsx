import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { DailyCandidateStatus, type QueuedPick } from '../../../schemas/dailyCandidate.ts';
import { useSwipe } from '../../../src/components/useSwipe.ts';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { FitBadge } from '../../../src/product/match/FitBadge.tsx';
import { summaryWords } from '../../../src/product/match/summaryWords.ts';
import { OwnMark } from '../../common/OwnMark.tsx';
import { Elsewhere } from '../../common/standing/Elsewhere.tsx';
import { WaitingMark } from '../../common/waiting/WaitingMark.tsx';
import { personPath } from '../../people/personPath.ts';
import { DecisionNote } from '../decide/DecisionNote.tsx';
import { canDecide } from '../decide/pickMoves.ts';
import { factsLine } from '../facts.ts';
import { pickTones } from '../pickTones.ts';

interface QueueHeadProps {
  pick: QueuedPick;
  onSwipe: (to: 'SAVED' | 'PASSED') => void;
  /** Buttons at its foot. */
  children: ReactNode;
}

/** How far a finger goes until it counts as a decision, in CSS pixels. */
const swipeLength = 110;

/** Who it is and how well they fit. A swipe to the right saves, one to the left passes. */
export function QueueHead({ pick, onSwipe, children }: QueueHeadProps) {
  const { offset, handlers } = useSwipe(swipeLength, (direction) =>
    onSwipe(direction > 0 ? 'SAVED' : 'PASSED'),
  );
  const isOpen = canDecide(pick.status, 'SAVED') && canDecide(pick.status, 'PASSED');
  return (
    <Card
      component="section"
      aria-label={pick.candidateName}
      {...(isOpen && handlers)}
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
            <OwnMark pick={pick} />
            <WaitingMark about={pick.id} />
          </Box>
          {pick.headline && <Typography sx={{ overflowWrap: 'anywhere' }}>{pick.headline}</Typography>}
          <Typography variant="body2" color="text.secondary">
            {[factsLine(pick), summaryWords(pick.summary)].filter(Boolean).join(' · ')}
          </Typography>
          <Elsewhere standings={pick.elsewhere} most={3} />
          <Link to={personPath(pick.candidateEmail)} variant="body2" sx={{ justifySelf: 'start' }}>
            {t('Notes and history')}
          </Link>
          <DecisionNote pick={pick} />
        </Box>
        <FitBadge score={pick.score} band={pick.band} compact />
      </Box>
      {children}
    </Card>
  );
}
