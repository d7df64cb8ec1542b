import { useNavigate, useSearch } from '@tanstack/react-router';
import { Title } from 'react-admin';
import { addresses, type Query } from '../../schemas/addresses.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { ImportResult } from './ImportResult.tsx';
import { ImportRunning } from './ImportRunning.tsx';
import { useImport } from './importQueries.ts';
import { MappingStep } from './MappingStep.tsx';
import { UploadStep } from './UploadStep.tsx';

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
          kind={kind === 'jobs' ? 'JOBS' : 'CANDIDATES'}
          onKind={(next) => go({ kind: next === 'JOBS' ? 'jobs' : 'candidates' })}
          onFile={(id) => go({ file: id })}
        />
      ) : (
        <OneImport
          key={file}
          id={file}
          onLeave={(next) => go({ kind: next === 'JOBS' ? 'jobs' : 'candidates' })}
        />
      )}
    </>
  );
}

interface OneImportProps {
  id: string;
  onLeave: (kind: 'CANDIDATES' | 'JOBS') => void;
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
        if (found.status === 'READY') return <MappingStep file={found} onLeave={leave} />;
        if (found.status === 'RUNNING') return <ImportRunning file={found} />;
        return <ImportResult file={found} onLeave={leave} />;
      }}
    </Loaded>
  );
}
