import Link from '@mui/material/Link';
import { t } from '../../i18n/t.ts';

/** The id of the part of the page that is not navigation. */
export const mainId = 'main';

/** First stop of the keyboard: past the navigation, into the page. */
export function SkipLink() {
  return (
    <Link
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('Skip to content')}
    </Link>
  );
}
