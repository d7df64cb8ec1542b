import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** Why it is empty and what would fill it. */
  text?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  /** A drawing above the title; a low sun over a line by default. */
  icon?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 'h1' | 'h2' | 'h3';
}

/**
 * Stands where there is nothing yet: says why, and what to do about it.
 *
 * @example <EmptyState title="No orders yet" text="They appear here as customers place them." action={<CreateButton />} />
 */
export function EmptyState({ title, text, action, icon = <Horizon />, level = 'h2' }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        overflowWrap: 'anywhere',
        px: 2,
        py: { xs: 5, sm: 8 },
      }}
    >
      <Box aria-hidden sx={{ mb: 2.5, color: 'primary.main', display: 'flex' }}>
        {icon}
      </Box>
      <Typography component={level} variant="h3">
        {title}
      </Typography>
      {text && (
        <Typography
          component="div"
          color="text.secondary"
          sx={{ mt: 1, maxWidth: '46ch', textWrap: 'balance' }}
        >
          {text}
        </Typography>
      )}
      {action && (
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
          {action}
        </Box>
      )}
    </Box>
  );
}

/** A sun about to rise over three lines of a list. */
function Horizon() {
  return (
    <Box component="svg" viewBox="0 0 120 72" sx={{ width: 120, height: 72, display: 'block' }}>
      <Box
        component="path"
        d="M38 44a22 22 0 0 1 44 0z"
        sx={{ color: 'surface.sun', fill: 'currentColor' }}
      />
      <Box
        component="g"
        sx={{ stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round', fill: 'none', opacity: 0.55 }}
      >
        <path d="M60 8v6M34.5 18.5l4.3 4.3M85.5 18.5l-4.3 4.3" />
        <path d="M14 44h92" />
        <path d="M28 55h64M42 66h36" opacity="0.5" />
      </Box>
    </Box>
  );
}
