import Box from '@mui/material/Box';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-admin';
import type { DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import { queryOf } from '../../../src/routing/search.ts';
import { useMay } from '../../../src/session/useMay.ts';
import { useDailyPath } from '../../common/standing/useDailyPath.ts';
import { decisionKeys } from '../decide/decisionKeys.ts';
import { InviteDialog } from '../decide/InviteDialog.tsx';
import { KeysDialog } from '../decide/KeysDialog.tsx';
import { canInvite } from '../decide/pickMoves.ts';
import { useDecisions } from '../decide/useDecisions.ts';
import { usePickKeys } from '../decide/usePickKeys.ts';
import { step } from '../neighbours.ts';
import { usePicks } from '../useDailyLists.ts';
import { PickHeader } from './PickHeader.tsx';
import { PickPanes } from './PickPanes.tsx';

/** The page of a pick, worked with the same keys as the list; opening it counts as having looked at it. */
export function PickPage({ details }: { details: DailyCandidateDetails }) {
  const { id, jobId, date } = details;
  const { data: picks } = usePicks(jobId, date);
  const ids = picks?.map((pick) => pick.id) ?? [id];
  const canDecide = useMay('daily-candidates.setStatus');
  const { decide, markViewed, undo } = useDecisions();
  const navigate = useNavigate();
  const pathOf = useDailyPath();
  const search = useSearch({ strict: false });
  const [showsKeys, setShowsKeys] = useState(false);
  const [invites, setInvites] = useState(false);

  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (!canDecide || marked.current === details.id) return;
    marked.current = details.id;
    markViewed(details);
  }, [canDecide, details, markViewed]);

  const move = (by: 1 | -1) => {
    const next = step(ids, id, by);
    if (next && next !== id) navigate(pathOf(jobId, next) + queryOf('dailyCandidates', search));
  };
  usePickKeys({
    next: () => move(1),
    previous: () => move(-1),
    help: () => setShowsKeys(true),
    ...(canDecide && {
      ...decisionKeys(() => details, decide),
      invite: () => setInvites(canInvite(details.status)),
      undo: () => void undo(),
    }),
  });

  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 }}>
      <PickHeader
        details={details}
        place={{ index: ids.indexOf(id), count: ids.length }}
        onMove={move}
        decide={canDecide ? decide : undefined}
        onInvite={() => setInvites(true)}
        onShowKeys={() => setShowsKeys(true)}
      />
      <PickPanes key={id} details={details} />
      {invites && <InviteDialog pick={details} onClose={() => setInvites(false)} />}
      <KeysDialog open={showsKeys} onClose={() => setShowsKeys(false)} without={['open']} />
    </Box>
  );
}
