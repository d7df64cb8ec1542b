import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { saveFile } from '../../src/components/lists/saveFile.ts';
import { t } from '../../src/i18n/t.ts';
import { DocumentView, type DocumentViewProps } from '../../src/product/document/DocumentView.tsx';
import { useServices } from '../../src/session/session.tsx';
import { resumeQuery } from './resumeQuery.ts';

type View = Pick<DocumentViewProps, 'quotations' | 'focus' | 'height'>;

interface ResumeFileProps extends View {
  email: string;
  /** Name of the file as it was uploaded. */
  fileName: string;
}

/** A candidate's resume as it was uploaded, with the way to keep it. */
export function ResumeFile({ email, fileName, ...view }: ResumeFileProps) {
  const { client } = useServices();
  return <AskedResume query={useQuery(resumeQuery(client, email))} fileName={fileName} {...view} />;
}

interface AskedResumeProps extends View {
  query: Pick<UseQueryResult<Blob>, 'data' | 'error' | 'refetch'>;
  fileName: string;
}

/** The same, for those who ask for it by another call. */
export const AskedResume = ({ query: { data, error, refetch }, fileName, ...view }: AskedResumeProps) => (
  <Box sx={{ display: 'grid', gap: 1, justifyItems: 'end', minWidth: 0 }}>
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <DocumentView file={data} name={fileName} error={error} onRetry={() => void refetch()} {...view} />
    </Box>
    <Button
      size="small"
      startIcon={<FileDownload />}
      disabled={!data}
      onClick={() => data && saveFile(data, fileName)}
    >
      {t('Download')}
    </Button>
  </Box>
);
