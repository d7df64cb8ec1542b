/** The one visual language: colours, type, shapes and the few component defaults that carry them. */

import { createTheme, type Shadows } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { libraryTypography } from '../kit/libraryTheme.ts';
import { themeComponents } from './themeComponents.ts';
import { type FitTones, palettes } from './themePalette.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** Bands of fit: `fit.strong.soft`. */
    fit: FitTones;
  }
  interface PaletteOptions {
    fit?: FitTones;
  }
}

const family = '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Borders carry the structure; only what floats has a shadow. */
const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level === 0) return 'none';
  if (level < 3) return '0 1px 2px rgba(12, 20, 21, 0.06)';
  if (level < 9) return '0 8px 24px -6px rgba(12, 20, 21, 0.18)';
  return '0 18px 48px -12px rgba(12, 20, 21, 0.28)';
}) as Shadows;

/**
 * The theme of every screen and story. The scheme is on `<html data-color-scheme>`; use `useColorScheme()` to switch
 * it, and palette paths in `sx` (`bgcolor: 'fit.strong.soft'`) so that both schemes follow.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  shape: { borderRadius: 10 },
  shadows,
  spacing: 8,
  typography: {
    fontFamily: family,
    fontSize: 15,
    fontWeightMedium: 550,
    fontWeightBold: 650,
    ...libraryTypography,
    h4: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.005em' },
    h5: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 600 },
    h6: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600 },
    subtitle1: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 500 },
    subtitle2: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 550 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    button: { fontSize: '0.9375rem', fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    overline: {
      fontSize: '0.75rem',
      lineHeight: 1.5,
      fontWeight: 600,
      letterSpacing: '0.04em',
      textTransform: 'none',
    },
    figure: { ...libraryTypography.figure, fontFamily: family },
  },
  components: themeComponents,
});
