import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Initials } from './Initials.tsx';

interface PersonNameProps {
  name: string;
  /** A quieter line under the name. */
  detail?: ReactNode;
  size?: number;
}

/**
 * A person with initials, name and one more line.
 *
 * @example <PersonName name="Ada Lovelace" detail="Harbour Café" />
 */
export function PersonName({ name, detail, size }: PersonNameProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 0, maxWidth: '100%' }}
    >
      <Initials name={name} size={size} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" variant="subtitle1" sx={{ display: 'block', lineHeight: 1.35 }}>
          {name}
        </Typography>
        {detail && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {detail}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
