import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { DailyCandidateDetails } from '../../schemas/dailyCandidate.ts';
import { DocumentView } from '../../src/components/DocumentView.tsx';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import type { HiredayDataProvider } from '../../src/providers/dataProvider.ts';
import { saveFile } from './saveFile.ts';

export interface ResumePaneProps {
  details: DailyCandidateDetails;
  /** The quotation to bring into sight. */
  focus: string | undefined;
}

/** The resume as it was uploaded, with everything quoted from it marked. */
export function ResumePane({ details, focus }: ResumePaneProps) {
  const { candidateEmail: email, resumeUrl, criteria, candidate } = details;
  const dataProvider = useDataProvider<HiredayDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['candidates', 'resume', email],
    queryFn: ({ signal }) => dataProvider.candidateResume({ params: { email }, signal }),
    enabled: resumeUrl !== null,
  });
  const quotations = useMemo(
    () => criteria.flatMap(({ evidence, source }) => (source === 'RESUME' && evidence ? [evidence] : [])),
    [criteria],
  );
  if (resumeUrl === null) {
    return (
      <Card>
        <EmptyState title="No resume" text="This candidate has not uploaded one, or has taken it back." />
      </Card>
    );
  }
  const name = candidate.resumeFileName ?? 'resume';
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'end', minWidth: 0 }}>
      <Box sx={{ width: '100%', minWidth: 0 }}>
        <DocumentView
          file={data}
          name={name}
          error={error}
          onRetry={() => void refetch()}
          quotations={quotations}
          focus={focus}
          height="calc(100dvh - 150px)"
        />
      </Box>
      <Button
        size="small"
        startIcon={<FileDownload />}
        disabled={!data}
        onClick={() => data && saveFile(data, name)}
      >
        Download
      </Button>
    </Box>
  );
}
