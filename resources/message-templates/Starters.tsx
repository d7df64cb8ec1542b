import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { t } from '../../src/i18n/t.ts';
import { starters } from './starters.ts';

/** Texts to start from, each a link to the form with the text in it. */
export function Starters() {
  const createPath = useCreatePath();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center' }}>
      <Typography id={id} component="h3" variant="subtitle1">
        {t('Start from')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0 },
          ...{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' },
        }}
      >
        {starters().map((starter) => (
          <li key={starter.name}>
            <Button
              component={Link}
              to={createPath({ resource: 'message-templates', type: 'create' })}
              state={{ record: starter }}
              variant="outlined"
            >
              {starter.name}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
