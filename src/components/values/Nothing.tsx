import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { t } from '../../i18n/t.ts';

/** Stands where a value would be: a quiet dash, read out as "Not given". */
export function Nothing() {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <span aria-hidden>–</span>
      <span style={visuallyHidden}>{t('Not given')}</span>
    </Box>
  );
}
