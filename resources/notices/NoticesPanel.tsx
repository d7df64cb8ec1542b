import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-admin';
import { addresses, areaOfRole } from '../../schemas/addresses.ts';
import type { Notice } from '../../schemas/notice.ts';
import type { Role } from '../../schemas/user.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { formatRelative } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { useNow } from '../common/standing/useNow.ts';
import { noticeIcons } from './noticeIcons.tsx';
import { noticesKey } from './noticeQueries.ts';
import { emptyWords, noticePath, noticeWords } from './noticeWords.ts';

/** Notices that are shown; older ones are about what the pages tell better. */
const shown = 50;

function useNotices() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: [...noticesKey, 'list'],
    queryFn: ({ signal }) => client.call('notices', { query: { perPage: shown }, signal }),
    staleTime: 0,
  });
  const reading = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: noticesKey }),
    onError: (error: Error) => notify(sentenceOf(error), { kind: 'error' }),
  };
  const readOne = useMutation({
    mutationFn: (id: string) => client.call('markNoticeRead', { params: { id } }),
    ...reading,
  });
  const readAll = useMutation({
    mutationFn: (noticeId: string) => client.call('markNoticesRead', { body: { noticeId } }),
    ...reading,
  });
  return { list, readOne, readAll };
}

interface NoticesPanelProps {
  role: Role;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The newest notices, each a link to what it is about. */
export function NoticesPanel({ role, anchor, onClose }: NoticesPanelProps) {
  const { list, readOne, readAll } = useNotices();
  const id = useId();
  const { data: notices, error, refetch } = list;
  const [newest] = notices ?? [];
  const hasUnread = notices?.some(({ readAt }) => readAt === null) ?? false;
  const open = (notice: Notice) => {
    if (notice.readAt === null) readOne.mutate(notice.id);
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            ...{ display: 'flex', flexDirection: 'column', width: 400, maxWidth: 'calc(100vw - 32px)' },
            maxHeight: 'min(640px, calc(100dvh - 96px))',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, pt: 1.5 }}>
        <Typography id={id} component="h2" variant="h3" sx={{ flex: 1 }}>
          {t('Notices')}
        </Typography>
        {newest && hasUnread && (
          <Button size="small" loading={readAll.isPending} onClick={() => readAll.mutate(newest.id)}>
            {t('Mark all as read')}
          </Button>
        )}
      </Box>
      {error && !notices && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !notices && (
        <Box sx={{ p: 2 }}>
          <LoadingState variant="list" rows={3} />
        </Box>
      )}
      {notices?.length === 0 && <EmptyState title={t('Nothing new')} text={emptyWords(role)} />}
      {notices && notices.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, py: 1, minHeight: 0, overflowY: 'auto', listStyle: 'none' }}>
          {notices.map((notice) => (
            <NoticeLine key={notice.id} role={role} notice={notice} onOpen={() => open(notice)} />
          ))}
        </Box>
      )}
      <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button
          size="small"
          component={Link}
          to={`${addresses[areaOfRole(role)].profile}?edit=notices`}
          onClick={onClose}
        >
          {t('Choose what you are told of')}
        </Button>
      </Box>
    </Popover>
  );
}

interface NoticeLineProps {
  role: Role;
  notice: Notice;
  onOpen: () => void;
}

function NoticeLine({ role, notice, onOpen }: NoticeLineProps) {
  const { kind, jobTitle, createdAt, readAt } = notice;
  const isUnread = readAt === null;
  const now = useNow();
  return (
    <li>
      <ButtonBase
        component={Link}
        to={noticePath(notice, role)}
        onClick={onOpen}
        sx={{
          ...{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-start', gap: 1.5 },
          ...{ width: '100%', px: 2, py: 1, textAlign: 'left', color: 'text.primary' },
          '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
        }}
      >
        <Box
          aria-hidden
          sx={{ display: 'flex', mt: 0.25, color: isUnread ? 'primary.main' : 'text.secondary' }}
        >
          {noticeIcons[kind]}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', fontWeight: isUnread ? 600 : 400 }}
          >
            {isUnread && <span style={visuallyHidden}>{t('Unread:')} </span>}
            {noticeWords(notice, role)}
          </Typography>
          <Typography component="span" variant="caption" color="text.secondary">
            {[jobTitle, formatRelative(createdAt, now)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {isUnread && (
          <Box
            aria-hidden
            sx={{ width: 8, height: 8, mt: 0.75, flex: 'none', borderRadius: '50%', bgcolor: 'primary.main' }}
          />
        )}
      </ButtonBase>
    </li>
  );
}
