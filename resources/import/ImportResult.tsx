import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import type { ImportFile } from '../../schemas/importFile.ts';
import { t } from '../../src/i18n/t.ts';
import { Counts } from './Counts.tsx';
import { countsOf } from './importWords.ts';
import { Problems } from './Problems.tsx';

/** The result of an import. */
export function ImportResult({ file, onLeave }: { file: ImportFile; onLeave: () => void }) {
  const isJobs = file.kind === 'JOBS';
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
      <div role="status">
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {t('{file} is imported', { file: file.fileName })}
        </Typography>
        <Typography color="text.secondary">
          {isJobs
            ? t('The jobs are drafts: read each, then open it.')
            : t('Everyone who is new gets one mail. Who accepts becomes part of your people.')}
        </Typography>
      </div>
      <Counts counts={countsOf(file, true)} />
      <Problems problems={file.problems} fileName={file.fileName} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          component={Link}
          to={isJobs ? addresses.recruiter.jobs : addresses.recruiter.people}
          variant="contained"
        >
          {isJobs ? t('To your jobs') : t('To your people')}
        </Button>
        <Button onClick={onLeave}>{t('Import another file')}</Button>
      </Box>
    </Box>
  );
}
