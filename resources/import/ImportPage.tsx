import { useNavigate, useSearch } from '@tanstack/react-router';
import { Title } from 'react-admin';
import { addresses, type Query } from '../../schemas/addresses.ts';
import type { ImportKind } from '../../schemas/importFile.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { ImportResult } from './ImportResult.tsx';
import { ImportRunning } from './ImportRunning.tsx';
import { useImport } from './importQueries.ts';
import { MappingStep } from './MappingStep.tsx';
import { ResumesStep } from './ResumesStep.tsx';
import { UploadStep } from './UploadStep.tsx';

/** The kinds as the page's address has them. */
const kindNames = { CANDIDATES: 'candidates', RESUMES: 'resumes', JOBS: 'jobs' } as const;

const kindOf = (name: Query<'import'>['kind']): ImportKind =>
  name === 'jobs' ? 'JOBS' : name === 'resumes' ? 'RESUMES' : 'CANDIDATES';

/** Imports a file: it is chosen, its columns are read, what would happen is shown, and then it happens. */
export function ImportPage() {
  const { file, kind }: Query<'import'> = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (search: Query<'import'>) => void navigate({ to: addresses.recruiter.import, search });
  return (
    <>
      <Title title={t('Import')} preferenceKey={false} />
      {file === undefined ? (
        <UploadStep
          key={kind}
          kind={kindOf(kind)}
          onKind={(next) => go({ kind: kindNames[next] })}
          onFile={(id) => go({ file: id })}
        />
      ) : (
        <OneImport key={file} id={file} onLeave={(next) => go({ kind: kindNames[next] })} />
      )}
    </>
  );
}

interface OneImportProps {
  id: string;
  onLeave: (kind: ImportKind) => void;
}

function OneImport({ id, onLeave }: OneImportProps) {
  const { data, error, refetch } = useImport(id);
  return (
    <Loaded
      value={data}
      error={error}
      onRetry={() => void refetch()}
      variant="list"
      label={t('Loading the import')}
    >
      {(found) => {
        const leave = () => onLeave(found.kind);
        if (found.status === 'READY')
          return found.kind === 'RESUMES' ? (
            <ResumesStep file={found} onLeave={leave} />
          ) : (
            <MappingStep file={found} onLeave={leave} />
          );
        if (found.status !== 'DONE') return <ImportRunning file={found} onLeave={leave} />;
        return <ImportResult file={found} onLeave={leave} />;
      }}
    </Loaded>
  );
}
