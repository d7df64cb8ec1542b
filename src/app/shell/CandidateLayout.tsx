import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWaitingInvitations } from '../../../resources/invitations/useWaitingInvitations.ts';
import { unreadWords } from '../../../resources/messages/unreadWords.ts';
import { useUnread } from '../../../resources/messages/useUnread.ts';
import { type Address, addresses } from '../../../schemas/addresses.ts';
import { readSiteConfig } from '../../client/siteConfig.ts';
import { t } from '../../i18n/t.ts';
import { touchTarget } from '../../kit/touch.ts';
import { Logo } from '../../product/page/Logo.tsx';
import { mainId, SkipLink } from '../../product/page/SkipLink.tsx';
import { TestModeStrip } from '../../product/page/TestModeStrip.tsx';
import type { Viewer } from '../../session/access.ts';
import { NavigationLinks, type NavigationNews } from './navigation/NavigationLinks.tsx';
import { navigationOf } from './navigation/navigation.tsx';
import { TopBar } from './TopBar.tsx';
import { WaitingSlot } from './WaitingSlot.tsx';

const barHeight = 68;

/** Tells what sticks to the foot of the window how much of it is taken: `--shell-foot`. */
const footStyles = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    ':root': { '--shell-foot': `calc(${barHeight}px + env(safe-area-inset-bottom))` },
  },
});

interface CandidateLayoutProps {
  viewer: Viewer;
  children: ReactNode;
}

/** The shell of candidates: one column that fits a phone, its navigation under the thumb, on a wide window on top. */
export function CandidateLayout({ viewer, children }: CandidateLayoutProps) {
  return (
    <Box sx={{ minHeight: '100dvh', pb: 'var(--shell-foot, 0px)' }}>
      <SkipLink />
      <GlobalStyles styles={footStyles} />
      {readSiteConfig().testPayments && <TestModeStrip />}
      <TopBar
        viewer={viewer}
        start={
          <Box
            component={Link}
            to={addresses.dashboard}
            aria-label={t('Hireday, home')}
            // On a phone the menu leads home, and the heading needs the room.
            sx={{
              display: { xs: 'none', sm: 'grid' },
              alignItems: 'center',
              minWidth: touchTarget,
              minHeight: touchTarget,
            }}
          >
            <Logo variant="mark" />
          </Box>
        }
        navigation={<Navigation viewer={viewer} />}
      />
      <Box
        component="main"
        id={mainId}
        tabIndex={-1}
        sx={{ px: 2, py: { xs: 2, md: 4 }, maxWidth: 760, mx: 'auto', outline: 'none' }}
      >
        <WaitingSlot />
        {children}
      </Box>
    </Box>
  );
}

function Navigation({ viewer }: { viewer: Viewer }) {
  const { total = 0 } = useWaitingInvitations();
  const unread = useUnread(viewer);
  const words = [
    ...(total > 0
      ? [t('{total, plural, one {# invitation waits} other {# invitations wait}}', { total })]
      : []),
    ...(unread > 0 ? [unreadWords(unread)] : []),
  ];
  const news: Partial<Record<Address, NavigationNews>> =
    words.length > 0
      ? { [addresses.candidate.applications]: { count: total + unread, words: words.join(', ') } }
      : {};
  return (
    <Box
      component="nav"
      aria-label={t('Main')}
      sx={{
        position: { xs: 'fixed', md: 'static' },
        inset: { xs: 'auto 0 0 0' },
        display: 'flex',
        gap: { md: 1 },
        alignItems: 'center',
        justifyContent: 'space-evenly',
        minHeight: { xs: 'var(--shell-foot)', md: 0 },
        pb: { xs: 'env(safe-area-inset-bottom)', md: 0 },
        mr: { md: 1 },
        bgcolor: { xs: 'background.paper', md: 'transparent' },
        borderStyle: 'solid',
        borderWidth: { xs: '1px 0 0', md: 0 },
        borderColor: 'divider',
      }}
    >
      <NavigationLinks items={navigationOf(viewer)} news={news} />
    </Box>
  );
}
