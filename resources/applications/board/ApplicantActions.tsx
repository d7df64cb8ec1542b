import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { mostApplications } from '../../../schemas/application.ts';
import type { Stage } from '../../../schemas/job.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import type { Applicant } from './applicant.ts';
import { BoardRejectDialog } from './BoardRejectDialog.tsx';
import { type BoardMove, canMoveTo, moveTo } from './boardRules.ts';
import type { MoveApplications } from './useBoardMoves.tsx';

interface ApplicantActionsProps {
  stages: readonly Stage[];
  move: MoveApplications;
}

/** Buttons that move or reject every selected applicant, as long as all of them can be. */
export function ApplicantActions({ stages, move }: ApplicantActionsProps) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Applicant>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const id = useId();
  const selected = data.filter((one) => selectedIds.includes(one.id));
  const [first] = selected;
  const moveAll = (applicants: readonly Applicant[], wanted: BoardMove) => {
    onUnselectItems();
    move(applicants, wanted);
  };
  if (!first) return null;
  if (selected.some(({ status }) => status !== 'ACTIVE'))
    return <Hint>{t('Only active applications can be moved or rejected.')}</Hint>;
  if (selected.length > mostApplications)
    return <Hint>{t('At most {count} can be moved or rejected at once.', { count: mostApplications })}</Hint>;
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
              moveAll(
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
            moveAll(selected, { kind: 'reject', reason, notify });
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
