import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-admin';
import type { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import { t } from '../../../src/i18n/t.ts';
import { useDailyPath } from '../../common/standing/useDailyPath.ts';
import { decisionKeys } from '../decide/decisionKeys.ts';
import { InviteDialog } from '../decide/InviteDialog.tsx';
import { canInvite } from '../decide/pickMoves.ts';
import type { Decisions } from '../decide/useDecisions.ts';
import { usePickKeys } from '../decide/usePickKeys.ts';
import { step, successor } from '../neighbours.ts';
import { PickCard } from './PickCard.tsx';

interface PickListProps {
  jobId: string;
  /** In the order of their rank; what the filters let pass. */
  picks: readonly DailyCandidate[];
  /** Query of the list's address; it goes along to a candidate's page, so that the way back leads here again. */
  search: string;
  /** Without them the cards only show, as for employers. */
  decisions?: Pick<Decisions, 'decide' | 'undo'> | undefined;
  onShowKeys: () => void;
}

/** The picks of a day as cards, worked through with the keyboard or by hand. */
export function PickList({ jobId, picks, search, decisions, onShowKeys }: PickListProps) {
  const navigate = useNavigate();
  const pathOf = useDailyPath();
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [inviting, setInviting] = useState<DailyCandidate>();
  const cards = useRef(new Map<string, HTMLLIElement>());
  const ids = picks.map(({ id }) => id);
  const idsBefore = useRef(ids);
  const wanted = useRef<string | undefined>(undefined);
  const focus = (id: string | undefined) => {
    if (id) cards.current.get(id)?.focus();
  };

  useEffect(() => {
    const before = idsBefore.current;
    idsBefore.current = ids;
    if (wanted.current && ids.includes(wanted.current)) {
      focus(wanted.current);
      wanted.current = undefined;
    } else if (currentId !== null && !ids.includes(currentId)) {
      // A filtered list loses the card that was just decided about: the next one takes its place under the fingers.
      const next = successor(before, ids, currentId);
      setCurrentId(next ?? null);
      if (document.activeElement === document.body) focus(next);
    }
  });

  const move = (by: 1 | -1) => focus(step(ids, currentId, by));
  usePickKeys({
    next: () => move(1),
    previous: () => move(-1),
    open: () => currentId && navigate(pathOf(jobId, currentId) + search),
    help: onShowKeys,
    ...(decisions && {
      ...decisionKeys(() => picks.find(({ id }) => id === currentId), decisions.decide),
      invite: () => setInviting(picks.find(({ id, status }) => id === currentId && canInvite(status))),
      undo: () => {
        wanted.current = decisions.undo();
        if (wanted.current && ids.includes(wanted.current)) focus(wanted.current);
      },
    }),
  });

  return (
    <Box
      component="ol"
      aria-label={t('Candidates')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {picks.map((pick) => (
        <PickCard
          key={pick.id}
          ref={(card) => {
            if (card) cards.current.set(pick.id, card);
            return () => void cards.current.delete(pick.id);
          }}
          pick={pick}
          to={pathOf(jobId, pick.id) + search}
          isCurrent={pick.id === currentId}
          decide={decisions?.decide}
          onInvite={setInviting}
          onFocus={setCurrentId}
        />
      ))}
      {inviting && <InviteDialog pick={inviting} onClose={() => setInviting(undefined)} />}
    </Box>
  );
}
