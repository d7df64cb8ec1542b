import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface CardPartProps {
  title: string;
  text?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A part of a card under a heading of its own, with a line above it. */
export function CardPart({ title, text, action, children }: CardPartProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography id={id} component="h3" variant="h4">
            {title}
          </Typography>
          {text && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '64ch' }}>
              {text}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children && <Box sx={{ mt: 1 }}>{children}</Box>}
    </Box>
  );
}
