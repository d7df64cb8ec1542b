import MoreVert from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Stage } from '../../../schemas/job.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { canMoveTo } from './boardRules.ts';

interface BoardMoveMenuProps {
  application: CandidateApplication;
  stages: readonly Stage[];
  onMove: (stage: Stage) => void;
  onReject: () => void;
}

/** Everything dragging can do and more, as a menu. */
export function BoardMoveMenu({ application, stages, onMove, onReject }: BoardMoveMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const label = t('Move {name}', { name: application.candidateName });
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { dense: true, 'aria-label': label } }}
      >
        <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
          {t('Move to')}
        </ListSubheader>
        {stages.map((stage) => (
          <MenuItem
            key={stage.id}
            disabled={!canMoveTo(application, stage)}
            onClick={() => {
              close();
              onMove(stage);
            }}
          >
            {stageWords(stage.name)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            onReject();
          }}
          sx={{ color: 'error.main' }}
        >
          {t('Reject…')}
        </MenuItem>
      </Menu>
    </>
  );
}
