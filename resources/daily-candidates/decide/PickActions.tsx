import AccessTime from '@mui/icons-material/AccessTime';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Close from '@mui/icons-material/Close';
import MailOutline from '@mui/icons-material/MailOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import { t } from '../../../src/i18n/t.ts';
import { PassButton } from './PassButton.tsx';
import { canDecide, canInvite, type PickTarget } from './pickMoves.ts';
import { SnoozeButton } from './SnoozeButton.tsx';
import type { Decisions } from './useDecisions.ts';

interface PickActionsProps {
  pick: DailyCandidate;
  decide: Decisions['decide'];
  onInvite: (pick: DailyCandidate) => void;
}

/** Save, pass, snooze, invite. What was decided is filled in; pressing that again brings the pick back. */
export function PickActions({ pick, decide, onInvite }: PickActionsProps) {
  const isInvited = pick.status === 'INVITED';
  const toggle = (to: PickTarget, words: { label: string; done: string; icon: ReactNode; key: string }) => {
    const isDone = pick.status === to;
    return (
      <Button
        variant={isDone ? 'contained' : 'outlined'}
        // Green is for people who are wanted.
        color={isDone && to !== 'SAVED' ? 'inherit' : 'primary'}
        startIcon={words.icon}
        aria-pressed={isDone}
        aria-keyshortcuts={words.key}
        disabled={!isDone && !canDecide(pick.status, to)}
        onClick={() => decide(pick, isDone ? 'VIEWED' : to)}
      >
        {isDone ? words.done : words.label}
      </Button>
    );
  };
  return (
    <Box
      role="group"
      aria-label={t('Decide about {name}', { name: pick.candidateName })}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        // On a phone the buttons share the rows, large enough for thumbs and for the words of any language.
        '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
        '& .MuiButton-root': {
          minHeight: { xs: 46, sm: 38 },
          flexGrow: { xs: 1, sm: 0 },
          [theme.breakpoints.down('sm')]: { px: 1 },
        },
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      })}
    >
      {toggle('SAVED', {
        label: t('Save'),
        done: t('Saved'),
        icon: pick.status === 'SAVED' ? <Bookmark /> : <BookmarkBorder />,
        key: 's',
      })}
      {pick.status === 'PASSED' ? (
        toggle('PASSED', { label: t('Pass'), done: t('Passed'), icon: <Close />, key: 'p' })
      ) : (
        <PassButton
          name={pick.candidateName}
          disabled={!canDecide(pick.status, 'PASSED')}
          onPass={(reasons) => decide(pick, 'PASSED', { reasons })}
        />
      )}
      {pick.status === 'SNOOZED' ? (
        toggle('SNOOZED', { label: t('Snooze'), done: t('Snoozed'), icon: <AccessTime />, key: 'z' })
      ) : (
        <SnoozeButton
          name={pick.candidateName}
          disabled={!canDecide(pick.status, 'SNOOZED')}
          onSnooze={(until) => decide(pick, 'SNOOZED', { until })}
        />
      )}
      <Button
        variant="outlined"
        startIcon={<MailOutline />}
        aria-keyshortcuts="i"
        aria-haspopup="dialog"
        disabled={!isInvited && !canInvite(pick.status)}
        // The dialog that invited gives the focus back to it, which a disabled button cannot take.
        aria-disabled={isInvited || undefined}
        className={isInvited ? 'Mui-disabled' : ''}
        onClick={() => isInvited || onInvite(pick)}
      >
        {isInvited ? t('Invited') : t('Invite')}
      </Button>
    </Box>
  );
}
