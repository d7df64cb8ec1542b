import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { touch, touchTarget } from '../../kit/touch.ts';

interface NavLinkProps {
  href: string;
  /** Whether it is the page one is on. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A link of the header. */
export function NavLink({ href, isOpen = false, children }: NavLinkProps) {
  return (
    <Box
      component="a"
      href={href}
      aria-current={isOpen ? 'page' : undefined}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 40,
        [touch]: { minHeight: touchTarget },
        px: 1.5,
        borderRadius: 1,
        color: isOpen ? 'primary.main' : 'text.primary',
        typography: 'subtitle2',
        fontSize: '0.9375rem',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {children}
    </Box>
  );
}
