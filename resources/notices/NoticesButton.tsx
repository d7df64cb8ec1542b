import NoticesIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Role } from '../../schemas/user.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ownTimeZone } from '../common/ownTimeZone.ts';
import { noticesKey } from './noticeQueries.ts';
import { useTellTimeZone } from './useNoticeSettings.ts';

const load = () => import('./NoticesPanel.tsx');
const NoticesPanel = lazy(async () => ({ default: (await load()).NoticesPanel }));

/** How often the count is asked for again, in milliseconds. */
const refreshMs = 60_000;

/** How many notices are not read yet; kept up to date while the page is open. */
function useUnreadNotices(): number {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: [...noticesKey, 'unread'],
    queryFn: ({ signal }) => client.call('unreadNotices', { signal }),
    staleTime: 0,
    refetchInterval: refreshMs,
  });
  return data?.unreadCount ?? 0;
}

/** How many notices are unread, and the way to them; their list is loaded when it is wanted. */
export function NoticesButton({ role }: { role: Role }) {
  const unread = useUnreadNotices();
  useTellTimeZone(ownTimeZone());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words =
    unread > 0
      ? t('{count, plural, one {Notices: # unread} other {Notices: # unread}}', { count: unread })
      : t('Notices');
  return (
    <>
      <Tooltip title={words}>
        <IconButton
          aria-label={words}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
        >
          <Badge badgeContent={unread || null} max={999} color="error" aria-hidden>
            <NoticesIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense fallback={null}>
          <NoticesPanel role={role} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
