import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ImportFile } from '../../schemas/importFile.ts';
import { t } from '../../src/i18n/t.ts';

/** How far an import has come. It goes on when the page is left. */
export function ImportRunning({ file: { fileName, done, rows } }: { file: ImportFile }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {fileName}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={rows === 0 ? 0 : (100 * done) / rows}
        aria-label={t('Rows imported')}
      />
      <Typography role="status" color="text.secondary">
        {t('{done} of {rows} rows. It goes on when you leave this page.', { done, rows })}
      </Typography>
    </Box>
  );
}
