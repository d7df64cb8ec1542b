import SavedIcon from '@mui/icons-material/BookmarkBorderOutlined';
import ChevronRight from '@mui/icons-material/ChevronRight';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import InterviewIcon from '@mui/icons-material/EventOutlined';
import ScorecardIcon from '@mui/icons-material/FactCheckOutlined';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import InvitationIcon from '@mui/icons-material/ForwardToInboxOutlined';
import ListIcon from '@mui/icons-material/GroupOutlined';
import OfferIcon from '@mui/icons-material/HandshakeOutlined';
import LateIcon from '@mui/icons-material/HourglassEmptyOutlined';
import IdleIcon from '@mui/icons-material/PersonOffOutlined';
import EmptyIcon from '@mui/icons-material/SearchOffOutlined';
import IgnoredIcon from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-admin';
import { t } from '../../../src/i18n/t.ts';
import type { TodoGroup, TodoItem } from './todoGroup.ts';

const icons: Record<TodoGroup['kind'], ReactNode> = {
  answersDue: <LateIcon fontSize="small" />,
  offerNews: <OfferIcon fontSize="small" />,
  scorecardsMissing: <ScorecardIcon fontSize="small" />,
  messagesUnread: <MessagesIcon fontSize="small" />,
  interviewsComing: <InterviewIcon fontSize="small" />,
  interviewsUnfit: <InterviewIcon fontSize="small" />,
  invitationsAnswered: <InvitationIcon fontSize="small" />,
  unseenLists: <ListIcon fontSize="small" />,
  savedWithoutNext: <SavedIcon fontSize="small" />,
  emptyJobs: <EmptyIcon fontSize="small" />,
  drafts: <DraftIcon fontSize="small" />,
  answersOverdue: <LateIcon fontSize="small" />,
  idleRecruiters: <IdleIcon fontSize="small" />,
  ignoredLists: <IgnoredIcon fontSize="small" />,
};

interface TodoCardProps {
  group: TodoGroup;
  /** Asks for the entries that are not shown; undefined once no more can be had. */
  onShowAll: (() => void) | undefined;
}

/** Things of one kind that wait, each a link to where it is done. */
export function TodoCard({ group: { kind, title, tone, total, items, all }, onShowAll }: TodoCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 2, pt: 1.75, pb: 1 }}>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 32,
            height: 32,
            flex: 'none',
            borderRadius: 1,
            color: `tone.${tone}.text`,
            bgcolor: `tone.${tone}.soft`,
          }}
        >
          {icons[kind]}
        </Box>
        <Typography id={id} component="h3" variant="subtitle1" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <Typography
          component="span"
          variant="subtitle2"
          sx={{
            px: 1,
            py: 0.25,
            borderRadius: 5,
            color: `tone.${tone}.text`,
            bgcolor: `tone.${tone}.soft`,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {total}
        </Typography>
      </Box>
      {all && (
        <Box sx={{ px: 2, pb: 1.5 }}>
          <Button component={Link} to={all.to} variant="contained" fullWidth>
            {all.words}
          </Button>
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 0.5 }}>
        {items.map((item) => (
          <Entry key={item.key} item={item} />
        ))}
      </Box>
      {total > items.length && <Rest count={total - items.length} onShowAll={onShowAll} />}
    </Card>
  );
}

/** The entries that are left: a way to see them, or the word that they come once these are done. */
function Rest({ count, onShowAll }: { count: number; onShowAll: (() => void) | undefined }) {
  if (!onShowAll) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1.25 }}>
        {t('{count} more appear as you finish these.', { count })}
      </Typography>
    );
  }
  return (
    <Button onClick={onShowAll} sx={{ justifyContent: 'flex-start', width: '100%', px: 2, minHeight: 44 }}>
      {t('Show {count} more', { count })}
    </Button>
  );
}

function Entry({ item: { title, detail, to } }: { item: TodoItem }) {
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        component={Link}
        to={to}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1.25,
          minHeight: 44,
          color: 'text.primary',
          textDecoration: 'none !important',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: '-2px !important' },
        }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
            {title}
          </Typography>
          {detail && (
            <Typography
              component="span"
              variant="body2"
              color="text.secondary"
              sx={{
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: '3',
                overflow: 'hidden',
              }}
            >
              {detail}
            </Typography>
          )}
        </Box>
        <ChevronRight aria-hidden fontSize="small" sx={{ color: 'text.secondary', flex: 'none' }} />
      </Box>
    </Box>
  );
}
