import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Title } from 'react-admin';
import type { DailyCandidate, QueuedPick } from '../../../schemas/dailyCandidate.ts';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { PlanOffer } from '../../common/PlanOffer.tsx';
import { needsPlan, plansOf } from '../../common/planNeeded.ts';
import { decisionKeys } from '../decide/decisionKeys.ts';
import { InviteDialog } from '../decide/InviteDialog.tsx';
import { KeysDialog } from '../decide/KeysDialog.tsx';
import { canInvite } from '../decide/pickMoves.ts';
import { prefetchPick } from '../decide/pickQueries.ts';
import { usePickKeys } from '../decide/usePickKeys.ts';
import { OneAhead } from './OneAhead.tsx';
import { QueueDetail } from './QueueDetail.tsx';
import { QueueEnd } from './QueueEnd.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueProgress } from './QueueProgress.tsx';
import { nextWaiting } from './queueOrder.ts';
import { useQueue } from './useQueue.ts';
import { useQueueWork } from './useQueueWork.ts';

/** Picks whose pages are fetched before they are shown. */
const ahead = 2;

/** The picks that wait for a decision in all jobs, one after the other. */
export function MorningQueue() {
  const { picks, total, error, refetch } = useQueue();
  return (
    <>
      <Title title={t('Morning queue')} preferenceKey={false} />
      <Loaded
        value={picks}
        error={error}
        onRetry={refetch}
        refusal={
          needsPlan(error) && (
            <PlanOffer title={t('Daily candidates need a plan')} plans={plansOf('RECRUITER')} />
          )
        }
        variant="list"
        label={t('Loading the candidates')}
      >
        {(waiting) =>
          waiting.length > 0 ? (
            <Queue picks={waiting} total={total} />
          ) : (
            <QueueEnd
              title={t('Nothing waits for you')}
              text={t('Every pick of your open jobs is decided.')}
            />
          )
        }
      </Loaded>
    </>
  );
}

interface QueueProps {
  picks: readonly QueuedPick[];
  /** How many there are, also of those that are still loading. */
  total: number;
}

function Queue({ picks, total }: QueueProps) {
  const work = useQueueWork(picks);
  const { current, decided, times, decide } = work;
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [inviting, setInviting] = useState<DailyCandidate>();
  const [showsKeys, setShowsKeys] = useState(false);
  const place = picks.findIndex(({ id }) => id === current?.id);
  const nextId =
    current &&
    nextWaiting(
      picks.map(({ id }) => id),
      decided,
      current.id,
    );
  const next = picks.find(({ id }) => id === nextId);

  useEffect(() => {
    const next = picks.slice(place, place + 1 + ahead).filter(({ id }) => !decided.has(id));
    for (const { id } of next) void prefetchPick(queryClient, client, id);
  }, [picks, place, decided, queryClient, client]);

  usePickKeys({
    next: () => work.move(1),
    previous: () => work.move(-1),
    help: () => setShowsKeys(true),
    ...decisionKeys(() => current, decide),
    invite: () => current && canInvite(current.status) && setInviting(current),
    undo: work.undo,
  });

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <QueueProgress decided={decided.size} total={total} times={times}>
        <Button size="small" onClick={() => setShowsKeys(true)} sx={{ display: { xs: 'none', sm: 'flex' } }}>
          {t('Keyboard shortcuts')}
        </Button>
      </QueueProgress>
      {decided.size >= total && (
        <QueueEnd
          title={t('All decided')}
          text={t('{count, plural, one {One pick is} other {# picks are}} decided.', { count: decided.size })}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 80 }}>
          <QueueList picks={picks} currentId={current?.id} decided={decided} onShow={work.show} />
        </Box>
        <OneAhead current={current} next={next}>
          {(pick) => (
            <QueueDetail
              pick={pick}
              isDecided={decided.has(pick.id)}
              decide={decide}
              onInvite={setInviting}
            />
          )}
        </OneAhead>
      </Box>
      {inviting && (
        <InviteDialog
          pick={inviting}
          onClose={() => setInviting(undefined)}
          onInvited={() => work.settle(inviting.id)}
        />
      )}
      <KeysDialog open={showsKeys} onClose={() => setShowsKeys(false)} without={['open']} />
    </Box>
  );
}
