import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { ImportedResume } from '../../schemas/importedResume.ts';
import type { ImportFile } from '../../schemas/importFile.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { Counts } from './Counts.tsx';
import { useImportedResumes, useKeepImport } from './importQueries.ts';
import { joinedCount, skippedCount, startWords } from './importWords.ts';
import { ResumeFiles } from './ResumeFiles.tsx';
import { isToLookAt } from './resumeStates.ts';
import { StartImport } from './StartImport.tsx';
import { useDropImport } from './useDropImport.ts';

interface ResumesStepProps {
  file: ImportFile;
  /** Back to choosing a file. */
  onLeave: () => void;
}

/** An archive that is read: who its files seem to be of is looked over and corrected before a mail goes out. */
export function ResumesStep({ file, onLeave }: ResumesStepProps) {
  const { data, error, refetch } = useImportedResumes(file.id);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
      <div>
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {file.fileName}
        </Typography>
        <Typography color="text.secondary">
          {t(
            '{files, plural, one {# file is} other {# files are}} read. Look them over before anyone is asked.',
            {
              files: file.rows,
            },
          )}
        </Typography>
      </div>
      <Loaded
        value={data}
        error={error}
        onRetry={() => void refetch()}
        variant="list"
        label={t('Loading the import')}
      >
        {(files) => <Foreseen file={file} files={files} onLeave={onLeave} />}
      </Loaded>
    </Box>
  );
}

interface ForeseenProps extends ResumesStepProps {
  files: readonly ImportedResume[];
}

/** The outcome that is foreseen, file by file, and the button that has it done. */
function Foreseen({ file, files, onLeave }: ForeseenProps) {
  const { client } = useServices();
  const keep = useKeepImport();
  const drop = useDropImport(file.id, onLeave);
  const start = useMutation({
    mutationFn: () => client.call('startResumes', { params: { id: file.id } }),
    onSuccess: keep,
  });
  const count = (is: (file: ImportedResume) => boolean) => files.filter(is).length;
  const added = count(({ state }) => state === 'NEW');
  const joined = count(({ state }) => state === 'JOINS');
  return (
    <>
      <Box role="status">
        <Counts
          counts={[
            { label: t('New'), count: added },
            ...joinedCount(joined, false),
            {
              label: t('Already here'),
              count: count(({ state }) => state === 'KNOWN' || state === 'DUPLICATE'),
            },
            { label: t('To look at'), count: count(isToLookAt) },
            ...skippedCount(count(({ state }) => state === 'SKIPPED')),
          ]}
        />
      </Box>
      <ResumeFiles importId={file.id} files={files} />
      <StartImport
        label={startWords(added, joined)}
        canStart={added + joined > 0}
        start={start}
        onDrop={() => void drop()}
      />
    </>
  );
}
