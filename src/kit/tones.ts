/** The colours that the component library adds to a theme. Every text tone keeps at least 4.5:1 on the surface it is meant for. */

/** Three shades of one meaning: a mark on the page, a quiet ground, and the words on that ground. */
export interface Tone {
  /** Dots, bars and icons; at least 3:1 on page and paper. */
  main: string;
  /** Ground of a chip or a row. */
  soft: string;
  /** Words on `soft`, page or paper; at least 4.5:1 on each. */
  text: string;
}

/** Tones of a status, whatever the record; a status chip picks one of these. */
export type StatusTones = Record<
  'neutral' | 'fresh' | 'positive' | 'waiting' | 'info' | 'negative' | 'closed',
  Tone
>;

/** Grounds beyond the page and paper. */
export interface Surfaces {
  /** Wells. */
  sunken: string;
  /** Things that float. */
  raised: string;
  /** The sun over an empty place. */
  sun: string;
}

/** The colours a theme needs, of both colour schemes. */
export const tones = {
  light: {
    surface: { sunken: '#F3F0E9', raised: '#FFFFFF', sun: '#F2B544' },
    tone: {
      neutral: { main: '#6B7572', soft: '#EEEDE8', text: '#4A5451' },
      fresh: { main: '#A86A0C', soft: '#FDF0D2', text: '#734600' },
      positive: { main: '#0F6B55', soft: '#DCF0E8', text: '#0B4F3F' },
      waiting: { main: '#6A5A94', soft: '#ECE8F5', text: '#4E4173' },
      info: { main: '#2A6F97', soft: '#E1EEF6', text: '#1B4F6E' },
      negative: { main: '#B3261E', soft: '#FBE6E3', text: '#8C1D18' },
      closed: { main: '#78716C', soft: '#EFECE7', text: '#57524D' },
    },
  },
  dark: {
    surface: { sunken: '#0A1011', raised: '#172425', sun: '#F0B454' },
    tone: {
      neutral: { main: '#8F9D9A', soft: '#222E2F', text: '#C6D0CE' },
      fresh: { main: '#F0B454', soft: '#3A2C10', text: '#F6D99A' },
      positive: { main: '#4FC3A1', soft: '#12382F', text: '#A7E8D5' },
      waiting: { main: '#AC9CDB', soft: '#2B2540', text: '#D6CCF2' },
      info: { main: '#6FB4DC', soft: '#143146', text: '#B7DCF2' },
      negative: { main: '#F2867D', soft: '#431B18', text: '#FBC8C3' },
      closed: { main: '#8F9A98', soft: '#253031', text: '#C6D0CE' },
    },
  },
} satisfies Readonly<
  Record<'light' | 'dark', { surface: Pick<Surfaces, 'sunken' | 'raised' | 'sun'>; tone: StatusTones }>
>;
