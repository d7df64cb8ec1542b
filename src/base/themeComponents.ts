/** Defaults and looks of MUI's components: calm borders, no shouting, a focus ring one can see. */
import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { t } from '../i18n/t.ts';
import { touch, touchTarget } from '../kit/touch.ts';

/** The buttons under a list, named when they are shown: the theme is made before the language is known. */
const pageButtons = {
  first: () => t('Go to first page'),
  last: () => t('Go to last page'),
  next: () => t('Go to next page'),
  previous: () => t('Go to previous page'),
};

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const focusRing = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

/** Text inputs are compact and as wide as their place; react-admin's own inputs follow. */
const input = { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } as const;

export const themeComponents: Overrides = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { textRendering: 'optimizeLegibility', WebkitFontSmoothing: 'antialiased' },
      'a:focus-visible, [tabindex="0"]:focus-visible': { ...focusRing, borderRadius: 4 },
      // A heading takes the focus after navigation so that it is read out; a ring there would say nothing.
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Any time at all would move what is inherited, such as colours, one level of elements a picture.
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiTypography: {
    // A large text is not always a heading: MUI would write an h6, out of the order of the page's headings.
    defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } },
  },
  MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': focusRing } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 10, paddingInline: 16, minHeight: 38, [touch]: { minHeight: touchTarget } },
      sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: '0.875rem' },
      sizeLarge: { minHeight: 46, paddingInline: 22, fontSize: '1rem' },
      text: { paddingInline: 10 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 10, [touch]: { minWidth: touchTarget, minHeight: touchTarget } },
    },
  },
  MuiToggleButton: { styleOverrides: { root: { [touch]: { minHeight: touchTarget } } } },
  MuiSelect: { styleOverrides: { select: { [touch]: { paddingBlock: 10.5 } } } },
  MuiTextField: { defaultProps: input },
  MuiFormControl: { defaultProps: input },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        [touch]: { minHeight: touchTarget },
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover:not(.Mui-focused, .Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.disabled,
        },
      }),
      // Lines around fields are what shows where to type: they keep 3:1.
      notchedOutline: ({ theme }) => ({
        borderColor: '#8B9390',
        ...theme.applyStyles('dark', { borderColor: '#5F6E6B' }),
      }),
      // Below 16 px a phone zooms into the field.
      input: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { fontSize: '1rem' } }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, '&:empty': { display: 'none' } } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12 } },
  },
  MuiAccordion: { defaultProps: { disableGutters: true, variant: 'outlined' } },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'transparent' } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 14 }, paperFullScreen: { borderRadius: 0 } } },
  // Menus, too. In the dark a shadow alone would not set them off.
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.raised,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { borderRadius: 8, marginInline: 6, minHeight: 38, [touch]: { minHeight: touchTarget } },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: 10, [touch]: { minHeight: touchTarget } } } },
  MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
  MuiChip: {
    styleOverrides: {
      root: { fontWeight: 550, borderRadius: 8 },
      sizeSmall: { fontSize: '0.8125rem' },
      clickable: { [touch]: { minHeight: touchTarget } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        fontVariantNumeric: 'tabular-nums',
        fontSize: '0.9375rem',
      }),
      head: ({ theme }) => ({
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTablePagination: { defaultProps: { getItemAriaLabel: (type) => pageButtons[type]() } },
  MuiSwitch: {
    styleOverrides: {
      // White on a white card, and shadows are faint here: without an edge half a switch that is off is not to be seen.
      switchBase: ({ theme }) => ({
        '&:not(.Mui-checked) .MuiSwitch-thumb': {
          boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.text.secondary}`,
        },
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 44, textTransform: 'none' } } },
  MuiAlert: {
    styleOverrides: {
      // Where both do not fit side by side, a button stands under the words instead of squeezing them.
      root: { borderRadius: 10, flexWrap: 'wrap' },
      message: { flex: '1 1 11rem', minWidth: 0 },
      icon: { flex: 'none' },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 500 } } },
};
