import Box from '@mui/material/Box';
import { t } from '../../i18n/t.ts';
import { touch, touchTarget } from '../../kit/touch.ts';
import { schemeButton } from '../browser/scheme.ts';

/** A sun or a moon by the scheme of the page, chosen by styles so that the build need not know. */
const paths = {
  light:
    'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 2v2.5M12 19.5V22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M2 12h2.5M19.5 12H22M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
};

/** Switches between light and dark; the choice is the dashboards' too. */
export function SchemeToggle() {
  return (
    <Box
      component="button"
      type="button"
      {...{ [schemeButton]: '' }}
      aria-label={t('Switch between light and dark')}
      sx={(theme) => ({
        display: 'grid',
        placeItems: 'center',
        width: 40,
        height: 40,
        flex: 'none',
        [touch]: { width: touchTarget, height: touchTarget },
        p: 0,
        border: 0,
        borderRadius: 1,
        bgcolor: 'transparent',
        color: 'inherit',
        cursor: 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        '& .dark': { display: 'none' },
        ...theme.applyStyles('dark', { '& .dark': { display: 'inline' }, '& .light': { display: 'none' } }),
      })}
    >
      <Box
        component="svg"
        viewBox="0 0 24 24"
        aria-hidden
        sx={{
          width: 20,
          height: 20,
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 1.8,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }}
      >
        <path className="light" d={paths.light} />
        <path className="dark" d={paths.dark} />
      </Box>
    </Box>
  );
}
