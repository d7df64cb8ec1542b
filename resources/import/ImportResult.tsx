import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import type { ImportFile } from '../../schemas/importFile.ts';
import { t } from '../../src/i18n/t.ts';
import { stringifySearch } from '../../src/routing/search.ts';
import { useMay } from '../../src/session/useMay.ts';
import { ConsiderButton } from '../people/ConsiderButton.tsx';
import { Differences } from '../people/Differences.tsx';
import { Counts } from './Counts.tsx';
import { useImportedResumes } from './importQueries.ts';
import { countsOf, countsOfArchive } from './importWords.ts';
import { Problems } from './Problems.tsx';
import { ResumeFiles } from './ResumeFiles.tsx';

/** The list of the company's people, with those of the import alone: some of them can be chosen there. */
const peopleOf = ({ id }: ImportFile) =>
  addresses.recruiter.people + stringifySearch({ filter: JSON.stringify({ importId: [id] }) });

/** The result of an import. */
export function ImportResult({ file, onLeave }: { file: ImportFile; onLeave: () => void }) {
  const isJobs = file.kind === 'JOBS';
  const isArchive = file.kind === 'RESUMES';
  const mayConsider = useMay('people.consider');
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
      <div role="status">
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {t('{file} is imported', { file: file.fileName })}
        </Typography>
        <Typography color="text.secondary">
          {isJobs
            ? t('The jobs are drafts: read each, then open it.')
            : t('Everyone who is new is among your people now.')}
        </Typography>
      </div>
      <Counts counts={isArchive ? countsOfArchive(file) : countsOf(file, true)} />
      {!isJobs && <Differences importId={file.id} />}
      {isArchive ? (
        <FilesOf id={file.id} />
      ) : (
        <>
          <Problems of="wrong" problems={file.problems} fileName={file.fileName} />
          <Problems of="leftOut" problems={file.leftOut} fileName={file.fileName} />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={isJobs ? addresses.recruiter.jobs : peopleOf(file)} variant="contained">
          {isJobs ? t('To your jobs') : t('To your people')}
        </Button>
        {!isJobs && mayConsider && file.added + file.joined + file.known > 0 && (
          <ConsiderButton variant="outlined" who={{ importId: file.id }} />
        )}
        <Button onClick={onLeave}>{t('Import another file')}</Button>
      </Box>
    </Box>
  );
}

/** The files of an archive that was imported; those of people who have answered meanwhile are gone. */
function FilesOf({ id }: { id: string }) {
  const { data = [] } = useImportedResumes(id);
  return data.length > 0 ? <ResumeFiles importId={id} files={data} isDone /> : null;
}
