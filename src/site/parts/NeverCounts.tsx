import Box from '@mui/material/Box';
import { t } from '../../i18n/t.ts';

const facts = () => [t('Name'), t('E-mail address'), t('Photo'), t('Gender'), t('Age'), t('School years')];

/** Facts that are never part of a score, struck out. */
export function NeverCounts() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {facts().map((fact) => (
        <Box
          key={fact}
          component="li"
          sx={{
            px: 2.25,
            py: 1.25,
            borderRadius: '999px',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            color: 'text.secondary',
            fontSize: '1.0625rem',
            fontWeight: 500,
            textDecoration: 'line-through',
            textDecorationThickness: 2,
            textDecorationColor: (theme) => theme.vars.palette.tone.negative.main,
          }}
        >
          {fact}
        </Box>
      ))}
    </Box>
  );
}
