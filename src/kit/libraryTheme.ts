/** Adds to a theme of react-admin what the library's components are drawn with. */
import type { ThemeOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { type StatusTones, type Surfaces, tones } from './tones.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** Feelings of a status: `tone.positive.text`. */
    tone: StatusTones;
    /** Grounds beyond paper and page. */
    surface: Surfaces;
  }
  interface PaletteOptions {
    tone?: StatusTones;
    surface?: Partial<Surfaces>;
  }
  interface TypographyVariants {
    /** A number that is the news of its card. */
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

/** The sizes of what stands over parts of a page, and of figures. */
export const libraryTypography = {
  h1: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 650, letterSpacing: '-0.02em' },
  h2: { fontSize: '1.375rem', lineHeight: 1.25, fontWeight: 650, letterSpacing: '-0.015em' },
  h3: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 600, letterSpacing: '-0.01em' },
  figure: {
    fontSize: '1.75rem',
    lineHeight: 1.15,
    fontWeight: 650,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/**
 * A theme with the tones of statuses, for the scheme it is, and with headings of a size that suits a screen of work.
 *
 * @example <Admin theme={withTones(defaultTheme)} darkTheme={withTones(defaultDarkTheme)}>
 */
export function withTones<T extends ThemeOptions>(theme: T): T {
  const palette = tones[theme.palette?.mode ?? 'light'];
  return deepmerge(theme, { palette, typography: libraryTypography });
}
