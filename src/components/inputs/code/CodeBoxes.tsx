import Box from '@mui/material/Box';
import { codeDigits } from './codeText.ts';

/** The places of a code's digits. */
export const places = Array.from({ length: codeDigits }, (_, index) => index);

interface CodeBoxesProps {
  /** The digits so far. */
  value: string;
  /** The place of the cursor, if it is here. */
  at: number | null;
  hasError: boolean;
  disabled: boolean;
}

/** A code as it is drawn: a box for each digit. */
export const CodeBoxes = ({ value, at, hasError, disabled }: CodeBoxesProps) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      gridTemplateColumns: `repeat(${places.length}, 1fr)`,
      gap: { xs: 0.75, sm: 1 },
    }}
  >
    {places.map((place) => (
      <Box
        key={place}
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          height: 56,
          borderRadius: 1,
          border: '1px solid',
          borderColor: hasError ? 'error.main' : '#8B9390',
          ...(!hasError && theme.applyStyles('dark', { borderColor: '#5F6E6B' })),
          bgcolor: disabled ? 'surface.sunken' : 'background.paper',
          color: disabled ? 'text.secondary' : 'text.primary',
          typography: 'h2',
          fontVariantNumeric: 'tabular-nums',
          ...(place === at && {
            outline: '2px solid',
            outlineColor: (theme.vars ?? theme).palette[hasError ? 'error' : 'primary'].main,
            outlineOffset: -1,
          }),
        })}
      >
        {value[place] ?? (place === at ? <Caret /> : null)}
      </Box>
    ))}
  </Box>
);

const Caret = () => (
  <Box
    component="span"
    sx={{
      width: '1px',
      height: 24,
      bgcolor: 'text.primary',
      animation: 'code-caret 1.1s steps(2, jump-none) infinite',
      '@keyframes code-caret': { from: { opacity: 1 }, to: { opacity: 0 } },
    }}
  />
);
