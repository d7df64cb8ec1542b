/** The colours of both schemes. Every text tone keeps at least 4.5:1 on the surface it is meant for. */
import { type Tone, tones } from '../kit/tones.ts';

/** How well someone fits: the keys are the bands in small letters. */
export type FitTones = Record<'strong' | 'good' | 'partial' | 'limited', Tone>;

declare module '../kit/tones.ts' {
  interface Surfaces {
    /** The brand panel. */
    brand: string;
    brandText: string;
  }
}

const light = {
  primary: { main: '#0F5C4D', light: '#2F8070', dark: '#0A4338', contrastText: '#FFFFFF' },
  secondary: { main: '#935700', light: '#F2B544', dark: '#6B3F00', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', light: '#D9534A', dark: '#8C1D18', contrastText: '#FFFFFF' },
  warning: { main: '#935700', light: '#C98A1B', dark: '#6B3F00', contrastText: '#FFFFFF' },
  info: { main: '#25638A', light: '#4F8DB5', dark: '#1B4F6E', contrastText: '#FFFFFF' },
  success: { main: '#0F6B4A', light: '#3B8F70', dark: '#0A4F37', contrastText: '#FFFFFF' },
  background: { default: '#FAF8F4', paper: '#FFFFFF' },
  text: { primary: '#17211F', secondary: '#52605C', disabled: '#8A948F' },
  divider: '#E6E2D9',
  action: { active: '#52605C', hover: 'rgba(15, 92, 77, 0.06)', selected: 'rgba(15, 92, 77, 0.1)' },
  surface: { ...tones.light.surface, brand: '#0D3B33', brandText: '#EAF4F0' },
  tone: tones.light.tone,
  fit: {
    strong: { main: '#0F6B55', soft: '#DCF0E8', text: '#0B4F3F' },
    good: { main: '#2A6F97', soft: '#E1EEF6', text: '#1B4F6E' },
    partial: { main: '#A86A0C', soft: '#FBEFD6', text: '#734600' },
    limited: { main: '#78716C', soft: '#EFECE7', text: '#57524D' },
  },
} as const;

const dark = {
  primary: { main: '#5CC8AE', light: '#8ADCC8', dark: '#37A98E', contrastText: '#04211B' },
  secondary: { main: '#F0B454', light: '#F7CF8C', dark: '#C98F2F', contrastText: '#2A1B00' },
  error: { main: '#F2867D', light: '#F7ADA6', dark: '#D9534A', contrastText: '#3A0907' },
  warning: { main: '#F0B454', light: '#F7CF8C', dark: '#C98F2F', contrastText: '#2A1B00' },
  info: { main: '#7DBBE0', light: '#A8D3EC', dark: '#4F8DB5', contrastText: '#06202F' },
  success: { main: '#63CBA0', light: '#93DDBF', dark: '#3B9F78', contrastText: '#04211B' },
  background: { default: '#0C1415', paper: '#121D1E' },
  text: { primary: '#E8EEEC', secondary: '#A5B3AF', disabled: '#6C7B78' },
  divider: '#243335',
  action: { active: '#A5B3AF', hover: 'rgba(92, 200, 174, 0.08)', selected: 'rgba(92, 200, 174, 0.14)' },
  surface: { ...tones.dark.surface, brand: '#0B2622', brandText: '#E3F0EC' },
  tone: tones.dark.tone,
  fit: {
    strong: { main: '#4FC3A1', soft: '#12382F', text: '#A7E8D5' },
    good: { main: '#6FB4DC', soft: '#143146', text: '#B7DCF2' },
    partial: { main: '#E5AE4B', soft: '#3A2C10', text: '#F6D99A' },
    limited: { main: '#8F9A98', soft: '#253031', text: '#C6D0CE' },
  },
} as const;

type Same<T> = T extends string ? string : { -readonly [K in keyof T]: Same<T[K]> };

/** The palette of each colour scheme, of one shape. */
export const palettes: Readonly<Record<'light' | 'dark', Same<typeof light>>> = { light, dark };
