import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ProfileCardProps {
  title: string;
  text?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A part of the profile with its heading. */
export function ProfileCard({ title, text, action, children }: ProfileCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography id={id} component="h2" variant="h3">
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
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Card>
  );
}
