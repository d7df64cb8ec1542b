import Box from '@mui/material/Box';
import { addresses } from '../../../schemas/addresses.ts';
import { t } from '../../i18n/t.ts';
import { touchTarget } from '../../kit/touch.ts';
import { Logo } from '../../product/page/Logo.tsx';
import { SkipLink } from '../../product/page/SkipLink.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { forMembers, forStrangers } from '../parts/signedIn.ts';
import { wide } from '../parts/widths.ts';
import { pageLinks } from './links.ts';
import { NavLink } from './NavLink.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';

/** Logo, pages, and the way in: signing in, or the dashboard for people who already are. */
export function PublicHeader({ path }: { path: string }) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <SkipLink />
      <Box
        sx={{
          ...wide,
          height: 64,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1, md: 4 },
          // Longer words than the English ones have to fit on the narrowest phones.
          '@media (max-width: 345px)': { px: 1, gap: 0 },
        }}
      >
        <Box
          component="a"
          href="/"
          aria-label={t('Hireday, home')}
          sx={{
            display: 'grid',
            alignItems: 'center',
            minHeight: touchTarget,
            color: 'inherit',
            textDecoration: 'none',
            mr: { xs: 'auto', md: 0 },
          }}
        >
          <Logo size={30} />
        </Box>
        <Box
          component="nav"
          aria-label={t('Pages')}
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, flex: 1 }}
        >
          {pageLinks().map(({ href, label }) => (
            <NavLink key={href} href={href} isOpen={href === path}>
              {label}
            </NavLink>
          ))}
        </Box>
        <SchemeToggle />
        <Box className={forMembers}>
          <LinkButton href={addresses.dashboard} size="small">
            {t('Dashboard')}
          </LinkButton>
        </Box>
        <Box className={forStrangers} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <NavLink href="/login">{t('Sign in')}</NavLink>
          </Box>
          <LinkButton href="/register" size="small">
            {t('Register')}
          </LinkButton>
        </Box>
        <PhoneMenu path={path} />
      </Box>
    </Box>
  );
}
