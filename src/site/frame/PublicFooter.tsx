import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/t.ts';
import { touch, touchTarget } from '../../kit/touch.ts';
import { Logo } from '../../product/page/Logo.tsx';
import { wide } from '../parts/widths.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { legalLinks, pageLinks } from './links.ts';

const groups = () => [
  { title: t('Product'), links: pageLinks() },
  {
    title: t('Start'),
    links: [
      { href: '/register?as=recruiter', label: t('For recruiters') },
      { href: '/register?as=employer', label: t('For employers') },
      { href: '/register?as=candidate', label: t('For candidates') },
      { href: '/login', label: t('Sign in') },
    ],
  },
  {
    title: t('Hireday'),
    links: [{ href: '/about', label: t('About') }, { href: '/api/docs', label: t('API') }, ...legalLinks()],
  },
];

/** The end of every page about the product. */
export function PublicFooter() {
  return (
    <Box component="footer" sx={{ bgcolor: 'surface.sunken', borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          ...wide,
          py: { xs: 5, md: 7 },
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Logo size={28} />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, maxWidth: '34ch' }}>
            {t('Every morning, a short list of people who fit, and why.')}
          </Typography>
          <LanguageLinks />
        </Box>
        {groups().map(({ title, links }) => (
          <Box key={title} component="nav" aria-label={title}>
            <Typography component="h2" variant="subtitle2" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Box
                    component="a"
                    href={href}
                    sx={{
                      display: 'inline-block',
                      py: 0.75,
                      [touch]: { py: 1.5, minWidth: touchTarget },
                      color: 'text.secondary',
                      typography: 'body2',
                      textDecoration: 'none',
                      '&:hover': { color: 'text.primary', textDecoration: 'underline' },
                    }}
                  >
                    {label}
                  </Box>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
