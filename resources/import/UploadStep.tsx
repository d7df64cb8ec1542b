import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import { maxArchiveBytes, mostArchiveFiles } from '../../schemas/importedResume.ts';
import { type ImportKind, mostImportRows } from '../../schemas/importFile.ts';
import { maxResumeBytes } from '../../schemas/resumeFile.ts';
import { fieldErrorsOf } from '../../src/client/apiError.ts';
import { FileDrop } from '../../src/components/inputs/files/FileDrop.tsx';
import { t } from '../../src/i18n/t.ts';
import { queryOf } from '../../src/routing/search.ts';
import { useActiveSubscription, useServices } from '../../src/session/session.tsx';
import { PlanOffer } from '../common/PlanOffer.tsx';
import { plansOf, sentenceOf } from '../common/planNeeded.ts';
import { GroundCard } from '../people/GroundCard.tsx';
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
      const made =
        kind === 'RESUMES'
          ? await client.call('uploadResumes', { body: {}, archive: chosen, onProgress: setProgress })
          : await client.call('uploadImport', { body: { kind }, csv: chosen, onProgress: setProgress });
      keep(made);
      onFile(made.id);
    } catch (refused) {
      const said = fieldErrorsOf(refused);
      setError(said?.csv ?? said?.archive ?? sentenceOf(refused));
    } finally {
      setProgress(undefined);
    }
  };
  return { file, progress, error, choose };
}

const csvDrop = () => ({
  label: t('CSV file'),
  prompt: t('Drop a CSV file here'),
  rules: t('Up to {rows, number} rows and 5 MB. An export of Greenhouse, Lever or OpenCATS is recognized.', {
    rows: mostImportRows,
  }),
  accept: ['.csv', '.tsv', '.txt', 'text/csv'],
  problemOf: ({ size }: File) =>
    size > maxResumeBytes ? t('The file is larger than 5 MB. Import it in parts.') : undefined,
  sentText: t('Reading the columns…'),
});

const archiveDrop = () => ({
  label: t('ZIP file'),
  prompt: t('Drop a ZIP file with resumes here'),
  rules: t('Up to {files, number} resumes as PDF, Word (.docx) or text, and 50 MB.', {
    files: mostArchiveFiles,
  }),
  accept: ['.zip', 'application/zip'],
  problemOf: ({ size }: File) =>
    size > maxArchiveBytes ? t('The archive is larger than 50 MB. Import it in parts.') : undefined,
  sentText: t('Opening the archive…'),
});

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
        <ToggleButton value="RESUMES">{t('Resumes')}</ToggleButton>
        <ToggleButton value="JOBS">{t('Jobs')}</ToggleButton>
      </ToggleButtonGroup>
      {kind !== 'JOBS' && <BeforePeople />}
      <FileDrop
        {...(kind === 'RESUMES' ? archiveDrop() : csvDrop())}
        file={file}
        onChange={(chosen) => void choose(chosen)}
        error={error}
        progress={progress}
      />
      <Typography color="text.secondary">
        {kind === 'JOBS'
          ? t('Nothing is imported yet. Jobs become drafts of your own, which you open one by one.')
          : t(
              'Nothing is imported yet. You look it over first; then they are among your people, whom only your company sees.',
            )}
      </Typography>
      <Recent />
    </Box>
  );
}

/** Names the plan that adding people takes, and asks for the company's legal basis, before the work of mapping. */
function BeforePeople() {
  const { data: subscription } = useActiveSubscription();
  return (
    <>
      {subscription?.active === false && (
        <PlanOffer title={t('Adding people needs a plan')} plans={plansOf('RECRUITER')} />
      )}
      <GroundCard />
    </>
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
