import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import type { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import { t } from '../../../src/i18n/t.ts';
import { canDecide, canInvite } from '../decide/pickMoves.ts';
import type { Decisions } from '../decide/useDecisions.ts';

/** Loaded when they are asked for. */
const Invite = lazy(async () => ({
  default: (await import('../decide/InviteSeveralDialog.tsx')).InviteSeveralDialog,
}));
const Pass = lazy(async () => ({
  default: (await import('../decide/PassSeveralDialog.tsx')).PassSeveralDialog,
}));
const Tag = lazy(async () => ({ default: (await import('../../people/TagDialog.tsx')).TagDialog }));

/** Buttons for every selected pick; each is about those it can still be done with. */
export function PicksActions({ decideAll }: Pick<Decisions, 'decideAll'>) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<DailyCandidate>();
  const [asked, setAsked] = useState<'invite' | 'pass' | 'tag'>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const invited = selected.filter(({ status }) => canInvite(status));
  const passed = selected.filter(({ status }) => canDecide(status, 'PASSED'));
  const saved = selected.filter(({ status }) => canDecide(status, 'SAVED'));
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    onUnselectItems();
  };
  if (selected.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        disabled={invited.length === 0}
        onClick={() => setAsked('invite')}
      >
        {t('Invite…')}
      </Button>
      <Button
        size="small"
        disabled={saved.length === 0}
        onClick={() => {
          decideAll(saved, 'SAVED');
          onUnselectItems();
        }}
      >
        {t('Save')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        disabled={passed.length === 0}
        onClick={() => setAsked('pass')}
      >
        {t('Pass…')}
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsked('tag')}>
        {t('Tag…')}
      </Button>
      <Suspense fallback={null}>
        {asked === 'invite' && <Invite picks={invited} onClose={close} onInvited={done} />}
        {asked === 'pass' && (
          <Pass
            count={passed.length}
            onClose={close}
            onPass={(reasons) => {
              decideAll(passed, 'PASSED', { reasons });
              done();
            }}
          />
        )}
        {asked === 'tag' && (
          <Tag emails={selected.map(({ candidateEmail }) => candidateEmail)} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
