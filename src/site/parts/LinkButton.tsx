import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { touch, touchTarget } from '../../kit/touch.ts';

const looks = {
  solid: {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    borderColor: 'primary.main',
    '&:hover': { bgcolor: 'primary.dark', borderColor: 'primary.dark' },
  },
  outlined: {
    color: 'text.primary',
    borderColor: 'text.disabled',
    '&:hover': { bgcolor: 'action.hover', borderColor: 'text.secondary' },
  },
  /** The main thing on the brand's own ground. */
  sun: {
    bgcolor: 'surface.sun',
    color: '#17211F',
    borderColor: 'surface.sun',
    '&:hover': { filter: 'brightness(1.06)' },
  },
  onBrand: {
    color: 'surface.brandText',
    borderColor: 'rgba(255, 255, 255, 0.42)',
    '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.08)' },
  },
} as const;

const sizes = {
  small: {
    minHeight: 38,
    px: { xs: 1.5, sm: 2 },
    fontSize: '0.9375rem',
    [touch]: { minHeight: touchTarget },
  },
  large: { minHeight: 50, px: 3, fontSize: '1.0625rem' },
} as const;

interface LinkButtonProps {
  href: string;
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  fullWidth?: boolean;
  children: ReactNode;
}

/** A link that looks like the dashboards' buttons, without what those need to be pressed. */
export function LinkButton({
  href,
  look = 'solid',
  size = 'large',
  fullWidth = false,
  children,
}: LinkButtonProps) {
  return (
    <Box
      component="a"
      href={href}
      sx={[
        (theme: Theme) => ({
          ...theme.typography.button,
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: fullWidth ? '100%' : 'auto',
          border: '1px solid',
          borderRadius: '10px',
          textAlign: 'center',
          textDecoration: 'none',
          // Long words of the button may go on a second line where the screen is narrower than they are.
          maxWidth: '100%',
          whiteSpace: { xs: 'normal', sm: 'nowrap' },
          transition: 'background-color 120ms, border-color 120ms',
        }),
        looks[look],
        sizes[size],
      ]}
    >
      {children}
    </Box>
  );
}
