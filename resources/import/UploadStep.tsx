import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-admin';
import { daysToConsent, mostAddedADay } from '../../schemas/addedPerson.ts';
import { addresses } from '../../schemas/addresses.ts';
import { type ImportKind, mostImportRows } from '../../schemas/importFile.ts';
import { maxResumeBytes } from '../../schemas/resumeFile.ts';
import { fieldErrorsOf } from '../../src/client/apiError.ts';
import { FileDrop } from '../../src/components/inputs/FileDrop.tsx';
import { t } from '../../src/i18n/t.ts';
import { queryOf } from '../../src/routing/search.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { useImports, useKeepImport } from './importQueries.ts';
import { importStatusWords } from './importWords.ts';

interface UploadStepProps {
  kind: ImportKind;
  onKind: (kind: ImportKind) => void;
  /** Called with the id of the import that a file has become. */
  onFile: (id: string) => void;
}

/** Sends a chosen file at once: what it holds is shown before anything is imported. */
function useUpload(kind: ImportKind, onFile: (id: string) => void) {
  const { client } = useServices();
  const keep = useKeepImport();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setError(undefined);
    if (!chosen) return;
    setProgress(0);
    try {
      const made = await client.call('uploadImport', {
        body: { kind },
        csv: chosen,
        onProgress: setProgress,
      });
      keep(made);
      onFile(made.id);
    } catch (refused) {
      setError(fieldErrorsOf(refused)?.csv ?? sentenceOf(refused));
    } finally {
      setProgress(undefined);
    }
  };
  return { file, progress, error, choose };
}

/** The first step: what the file is of, and the file. */
export function UploadStep({ kind, onKind, onFile }: UploadStepProps) {
  const { file, progress, error, choose } = useUpload(kind, onFile);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={t('What the file holds')}
        onChange={(_, next: ImportKind | null) => next && onKind(next)}
      >
        <ToggleButton value="CANDIDATES">{t('Candidates')}</ToggleButton>
        <ToggleButton value="JOBS">{t('Jobs')}</ToggleButton>
      </ToggleButtonGroup>
      <FileDrop
        label={t('CSV file')}
        prompt={t('Drop a CSV file here')}
        rules={t('Up to {rows, number} rows and 5 MB. An export of Greenhouse or OpenCATS is recognised.', {
          rows: mostImportRows,
        })}
        accept={['.csv', '.tsv', '.txt', 'text/csv']}
        problemOf={({ size }) =>
          size > maxResumeBytes ? t('The file is larger than 5 MB. Import it in parts.') : undefined
        }
        file={file}
        onChange={(chosen) => void choose(chosen)}
        error={error}
        progress={progress}
        sentText={t('Reading the columns…')}
      />
      <Typography color="text.secondary">
        {kind === 'CANDIDATES'
          ? t(
              'Nothing is imported yet. Candidates are then asked by one mail each whether they want to be known to you. Until they accept only your company sees them, and after {days} days without an answer they are erased. {recruiter} people a day at most.',
              { days: daysToConsent, recruiter: mostAddedADay.recruiter },
            )
          : t('Nothing is imported yet. Jobs become drafts of your own, which you open one by one.')}
      </Typography>
      <Recent />
    </Box>
  );
}

/** Earlier imports, to look at their result or to go on. */
function Recent() {
  const { data: imports = [] } = useImports();
  if (imports.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="recent-imports" sx={{ p: 2 }}>
      <Typography id="recent-imports" component="h2" variant="subtitle1" sx={{ mb: 1 }}>
        {t('Your imports')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {imports.map(({ id, fileName, status }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 44 }}
          >
            <Link
              component={RouterLink}
              to={`${addresses.recruiter.import}${queryOf('import', { file: id })}`}
              sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {fileName}
            </Link>
            <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
              {importStatusWords(status)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
