import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { mostAtOnce } from '../../../schemas/atOnce.ts';
import type { Stage } from '../../../schemas/job.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import type { Applicant } from './applicant.ts';
import { BoardRejectDialog } from './BoardRejectDialog.tsx';
import { canMoveTo, moveTo } from './boardRules.ts';
import type { MoveApplications } from './useBoardMoves.tsx';

/** Loaded when they are asked for. */
const Messages = lazy(async () => ({
  default: (await import('../../messages/MessagesDialog.tsx')).MessagesDialog,
}));
const Tag = lazy(async () => ({ default: (await import('../../people/TagDialog.tsx')).TagDialog }));

interface ApplicantActionsProps {
  jobId: string;
  stages: readonly Stage[];
  move: MoveApplications;
}

/** Buttons for every selected applicant: to move, reject, write to and tag them all. */
export function ApplicantActions({ jobId, stages, move }: ApplicantActionsProps) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Applicant>();
  const [asked, setAsked] = useState<'message' | 'tag'>();
  const selected = data.filter((one) => selectedIds.includes(one.id));
  if (selected.length === 0) return null;
  if (selected.length > mostAtOnce)
    return <Hint>{t('At most {count} can be changed at once.', { count: mostAtOnce })}</Hint>;
  const close = () => setAsked(undefined);
  return (
    <>
      <Moves
        selected={selected}
        stages={stages}
        move={(applicants, wanted) => {
          onUnselectItems();
          move(applicants, wanted);
        }}
      />
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsked('message')}>
        {t('Message…')}
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsked('tag')}>
        {t('Tag…')}
      </Button>
      <Suspense fallback={null}>
        {asked === 'message' && <Messages jobId={jobId} readers={selected} onClose={close} />}
        {asked === 'tag' && (
          <Tag emails={selected.map(({ candidateEmail }) => candidateEmail)} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

interface MovesProps extends Pick<ApplicantActionsProps, 'stages' | 'move'> {
  selected: readonly Applicant[];
}

/** Moves or rejects all of them, as long as all of them can be. */
function Moves({ selected, stages, move }: MovesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const id = useId();
  const [first] = selected;
  if (!first || selected.some(({ status }) => status !== 'ACTIVE'))
    return <Hint>{t('Only active applications can be moved or rejected.')}</Hint>;
  // A hire is a decision about one person.
  const targets = stages.filter(
    (stage) => stage.type !== 'HIRED' && selected.some((one) => canMoveTo(one, stage)),
  );
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('Move to…')}
      </Button>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': t('Move to') } }}
      >
        {targets.map((stage) => (
          <MenuItem
            key={stage.id}
            onClick={() => {
              setAnchor(null);
              move(
                selected.filter((one) => canMoveTo(one, stage)),
                moveTo(stage),
              );
            }}
          >
            {stageWords(stage.name)}
          </MenuItem>
        ))}
      </Menu>
      <Button size="small" color="error" onClick={() => setRejecting(true)}>
        {t('Reject…')}
      </Button>
      {isRejecting && (
        <BoardRejectDialog
          id={first.id}
          names={selected.map(({ candidateName }) => candidateName)}
          onClose={() => setRejecting(false)}
          onReject={(reason, notify) => {
            setRejecting(false);
            move(selected, { kind: 'reject', reason, notify });
          }}
        />
      )}
    </>
  );
}

const Hint = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ px: 1 }}>
    {children}
  </Typography>
);
