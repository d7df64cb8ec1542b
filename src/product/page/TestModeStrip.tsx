import Box from '@mui/material/Box';
import { t } from '../../i18n/t.ts';

/** Says on every screen that the built-in test payments take no money; a line over the page that is in nobody's way. */
export function TestModeStrip() {
  return (
    <Box
      component="aside"
      aria-label={t('Test mode')}
      sx={{
        px: 2,
        py: 0.5,
        typography: 'caption',
        fontWeight: 550,
        textAlign: 'center',
        color: 'tone.fresh.text',
        bgcolor: 'tone.fresh.soft',
      }}
    >
      {t('Test mode: no money is taken')}
    </Box>
  );
}
