import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ImportFile } from '../../schemas/importFile.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { useDropImport } from './useDropImport.ts';

interface ImportRunningProps {
  file: ImportFile;
  /** Back to choosing a file, when it is given up. */
  onLeave: () => void;
}

function progressWords({ kind, status, done, rows }: ImportFile): string {
  if (status === 'READING')
    return t('{done} of {rows} files read. It goes on when you leave this page.', { done, rows });
  if (kind === 'RESUMES')
    return t('{done} of {rows} files done. It goes on when you leave this page.', { done, rows });
  return t('{done} of {rows} rows. It goes on when you leave this page.', { done, rows });
}

/** How far an import has come. It goes on when the page is left, and can be given up. */
export function ImportRunning({ file, onLeave }: ImportRunningProps) {
  const { fileName, done, rows, status } = file;
  const [asked, setAsked] = useState(false);
  const drop = useDropImport(file.id, onLeave);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {fileName}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={rows === 0 ? 0 : (100 * done) / rows}
        aria-label={status === 'READING' ? t('Files read') : t('Rows imported')}
      />
      <Typography role="status" color="text.secondary">
        {progressWords(file)}
      </Typography>
      <Box>
        <Button variant="outlined" onClick={() => setAsked(true)}>
          {t('Stop the import')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asked}
        title={t('Stop the import of {file}?', { file: fileName })}
        confirmLabel={t('Stop the import')}
        cancelLabel={t('Go on with it')}
        onConfirm={() => void drop()}
        onClose={() => setAsked(false)}
      >
        {status === 'READING'
          ? t('What was read is dropped. Nobody was asked.')
          : t('What it has brought so far stays. The rest is dropped.')}
      </ConfirmDialog>
    </Box>
  );
}
