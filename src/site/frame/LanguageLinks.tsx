import Box from '@mui/material/Box';
import { languages, locales } from '../../../schemas/base/locales.ts';
import { currentLocale, t } from '../../i18n/t.ts';
import { touch, touchTarget } from '../../kit/touch.ts';

/** The same page in each language, by its own name. Links, so that they work without a script; the choice is kept. */
export function LanguageLinks() {
  return (
    <Box component="nav" aria-label={t('Language')} sx={{ display: 'flex', gap: 2, mt: 2 }}>
      {languages.map((locale) => {
        const isSpoken = locale === currentLocale();
        return (
          <Box
            key={locale}
            component="a"
            href={`?lang=${locale}`}
            hrefLang={locale}
            lang={locale}
            aria-current={isSpoken || undefined}
            sx={{
              py: 0.75,
              [touch]: { py: 1.5, minWidth: touchTarget },
              color: isSpoken ? 'text.primary' : 'text.secondary',
              typography: 'body2',
              fontWeight: isSpoken ? 550 : undefined,
              textDecoration: 'none',
              '&:hover': { color: 'text.primary', textDecoration: 'underline' },
            }}
          >
            {locales[locale]}
          </Box>
        );
      })}
    </Box>
  );
}
