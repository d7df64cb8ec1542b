import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { touch, touchTarget } from '../../../kit/touch.ts';
import type { Viewer } from '../../../session/access.ts';

const load = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await load()).SearchDialog }));

/** Ctrl-K, on a Mac Cmd-K. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Opens the search box, by a click or from anywhere by Ctrl-K; its code is loaded when it is wanted. */
export function SearchButton({ viewer }: { viewer: Viewer }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // The browser's own search field would take the keys.
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <ButtonBase
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        sx={{
          flex: 'none',
          gap: 1,
          height: 40,
          minWidth: 40,
          [touch]: { height: touchTarget, minWidth: touchTarget },
          px: { lg: 1.5 },
          borderRadius: { xs: '50%', lg: 1 },
          border: { lg: 1 },
          borderColor: { lg: 'divider' },
          bgcolor: { lg: 'background.paper' },
          color: 'text.secondary',
          typography: 'body2',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <SearchIcon fontSize="small" />
        <Box component="span" sx={(theme) => ({ pr: 3, [theme.breakpoints.down('lg')]: visuallyHidden })}>
          {t('Search')}
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{
            display: { xs: 'none', lg: 'inline' },
            px: 0.75,
            borderRadius: 0.5,
            bgcolor: 'surface.sunken',
            font: 'inherit',
            fontSize: '0.75rem',
          }}
        >
          {t('Ctrl K')}
        </Box>
      </ButtonBase>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog viewer={viewer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
