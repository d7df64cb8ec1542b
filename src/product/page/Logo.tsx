import Box from '@mui/material/Box';

interface LogoProps {
  /** The drawing alone, or with the name beside it. */
  variant?: 'mark' | 'full';
  /** Height of the drawing in CSS pixels. */
  size?: number;
}

/** The product's sign: a sun that comes up over the horizon, with the tick of a finished choice in it. */
export function Logo({ variant = 'full', size = 32 }: LogoProps) {
  return (
    <Box
      component="span"
      role="img"
      aria-label="Hireday"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: size / 30, flex: 'none' }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden
        sx={(theme) => ({
          width: size,
          height: size,
          display: 'block',
          '& .ground': { fill: theme.vars?.palette.surface.brand },
          '& .sun': { fill: theme.vars?.palette.surface.sun },
          '& .tick': { stroke: theme.vars?.palette.surface.brand },
          '& .line': { stroke: theme.vars?.palette.surface.brandText },
        })}
      >
        <rect className="ground" width="32" height="32" rx="9" />
        <path className="sun" d="M6.5 21.5a9.5 9.5 0 0 1 19 0z" />
        <path
          className="tick"
          d="m12 17.6 2.9 2.7 5.3-5.6"
          fill="none"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path className="line" d="M6.5 25.5h19" fill="none" strokeWidth="2.2" strokeLinecap="round" />
      </Box>
      {variant === 'full' && (
        <Box
          component="span"
          aria-hidden
          sx={{
            color: 'text.primary',
            fontFamily: 'inherit',
            fontWeight: 700,
            fontSize: size * 0.66,
            lineHeight: 1,
            letterSpacing: '-0.03em',
          }}
        >
          Hireday
        </Box>
      )}
    </Box>
  );
}
