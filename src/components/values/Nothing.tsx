import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useText } from '../texts/useText.ts';

/** Stands where a value would be: a quiet dash, read out as "Not given". */
export function Nothing() {
  const t = useText();
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <span aria-hidden>–</span>
      <span style={visuallyHidden}>{t('Not given')}</span>
    </Box>
  );
}
