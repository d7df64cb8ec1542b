import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { unreadWords } from '../../../resources/messages/unreadWords.ts';
import { useUnread } from '../../../resources/messages/useUnread.ts';
import { addresses } from '../../../schemas/addresses.ts';
import { readSiteConfig } from '../../client/siteConfig.ts';
import { t } from '../../i18n/t.ts';
import { Logo } from '../../product/page/Logo.tsx';
import { mainId, SkipLink } from '../../product/page/SkipLink.tsx';
import { TestModeStrip } from '../../product/page/TestModeStrip.tsx';
import type { Viewer } from '../../session/access.ts';
import { InactiveBanner } from './InactiveBanner.tsx';
import { NavigationLinks } from './navigation/NavigationLinks.tsx';
import { navigationOf } from './navigation/navigation.tsx';
import { TopBar } from './TopBar.tsx';
import { WaitingSlot } from './WaitingSlot.tsx';

const railWidth = 96;
const barHeight = 68;

/** Tells what sticks to the foot of the window how much of it is taken: `--shell-foot`. */
const footStyles = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    ':root': { '--shell-foot': `calc(${barHeight}px + env(safe-area-inset-bottom))` },
  },
});

/** The shell of recruiters and employers: a slim rail of navigation at the side, on a phone at the bottom. */
export function DashboardLayout({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const items = navigationOf(viewer);
  const unread = useUnread(viewer);
  // Its page tells who wrote.
  const news =
    unread > 0 ? { [addresses.recruiter.home]: { count: unread, words: unreadWords(unread) } } : {};
  // A bar with one entry would lead nowhere but here.
  const hasBar = items.length > 1;
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        pl: { sm: `${railWidth}px` },
        pb: 'var(--shell-foot, 0px)',
      }}
    >
      <SkipLink />
      {hasBar && <GlobalStyles styles={footStyles} />}
      <Box
        component="nav"
        aria-label={t('Main')}
        sx={{
          position: 'fixed',
          zIndex: 'appBar',
          bgcolor: 'background.paper',
          borderColor: 'divider',
          display: { xs: hasBar ? 'flex' : 'none', sm: 'flex' },
          gap: { sm: 1 },
          inset: { xs: 'auto 0 0 0', sm: '0 auto 0 0' },
          flexDirection: { xs: 'row', sm: 'column' },
          alignItems: 'center',
          justifyContent: { xs: 'space-evenly', sm: 'flex-start' },
          width: { sm: railWidth },
          minHeight: { xs: 'var(--shell-foot)', sm: 0 },
          pb: { xs: 'env(safe-area-inset-bottom)', sm: 2 },
          borderStyle: 'solid',
          borderWidth: { xs: '1px 0 0', sm: '0 1px 0 0' },
        }}
      >
        <Box
          component={Link}
          to={addresses.dashboard}
          aria-label={t('Hireday, home')}
          sx={{ display: { xs: 'none', sm: 'grid' }, placeItems: 'center', height: 64, mb: 1, width: '100%' }}
        >
          <Logo variant="mark" />
        </Box>
        <NavigationLinks items={items} news={news} />
      </Box>
      {readSiteConfig().testPayments && <TestModeStrip />}
      <TopBar viewer={viewer} />
      <Box
        component="main"
        id={mainId}
        tabIndex={-1}
        sx={{ px: { xs: 2, md: 4 }, py: { xs: 2, md: 3 }, maxWidth: 1440, outline: 'none' }}
      >
        <InactiveBanner />
        <WaitingSlot />
        {children}
      </Box>
    </Box>
  );
}
