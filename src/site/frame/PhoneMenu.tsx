import Box from '@mui/material/Box';
import { t } from '../../i18n/t.ts';
import { touchTarget } from '../../kit/touch.ts';
import { forStrangers } from '../parts/signedIn.ts';
import { pageLinks } from './links.ts';
import { NavLink } from './NavLink.tsx';

/** The pages on a phone: a disclosure of the browser's own, so that it opens without any program. */
export function PhoneMenu({ path }: { path: string }) {
  return (
    <Box component="details" sx={{ display: { md: 'none' } }}>
      <Box
        component="summary"
        aria-label={t('Pages')}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: touchTarget,
          height: touchTarget,
          borderRadius: 1,
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Box
          component="svg"
          viewBox="0 0 24 24"
          aria-hidden
          sx={{ width: 22, height: 22, stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' }}
        >
          <path d="M4 7h16M4 12h16M4 17h16" />
        </Box>
      </Box>
      <Box
        component="nav"
        aria-label={t('Pages')}
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: '100%',
          display: 'grid',
          gap: 0.5,
          px: 1,
          py: 1.5,
          bgcolor: 'background.paper',
          borderBlock: 1,
          borderColor: 'divider',
          boxShadow: 4,
        }}
      >
        {pageLinks().map(({ href, label }) => (
          <NavLink key={href} href={href} isOpen={href === path}>
            {label}
          </NavLink>
        ))}
        <Box className={forStrangers} sx={{ display: 'grid' }}>
          <NavLink href="/login">{t('Sign in')}</NavLink>
        </Box>
      </Box>
    </Box>
  );
}
