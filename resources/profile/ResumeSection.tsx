import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Candidate } from '../../schemas/candidate.ts';
import { saveFile } from '../../src/components/lists/saveFile.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { DocumentView } from '../../src/product/document/DocumentView.tsx';
import { UnreadPages } from '../../src/product/document/UnreadPages.tsx';
import { ResumeInput } from '../../src/product/inputs/ResumeInput.tsx';
import { useServices } from '../../src/session/session.tsx';
import { ownResumesQuery } from '../common/ownResumes.ts';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { useChangeCandidate } from '../common/useOwnProfile.ts';
import { WriteResume } from '../written-resume/WriteResume.tsx';
import { useOwnEntries } from './useOwnEntries.ts';
import { type Uploading, useSendResume } from './useSendResume.ts';

/** The resume itself, and another one in its place. */
export function ResumeSection({ candidate }: { candidate: Candidate }) {
  const { candidateEmail: email, resumeFileName } = candidate;
  const { client } = useServices();
  const { data: resumes } = useQuery(ownResumesQuery(client));
  const [isShown, setShown] = useState(false);
  const queryKey = ['candidates', 'resume', email];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call('candidateResume', { params: { email }, signal }),
    enabled: isShown && resumeFileName !== null,
  });
  const name = resumeFileName ?? 'resume';
  return (
    <ProfileCard
      title={(resumes?.length ?? 0) > 1 ? t('Your main resume') : t('Your resume')}
      text={
        resumeFileName ??
        t('You have not uploaded a resume yet. Without one, you are not picked for daily lists.')
      }
      action={
        resumeFileName !== null && (
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? t('Hide resume') : t('View resume')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <UnreadPages pages={candidate.resumeUnreadPages} ocrPages={candidate.resumeOcrPages} />
        {isShown && resumeFileName !== null && (
          <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
            <DocumentView
              file={data}
              name={name}
              error={error}
              onRetry={() => void refetch()}
              height="min(70dvh, 720px)"
            />
            <Button
              size="small"
              startIcon={<FileDownload />}
              disabled={!data}
              onClick={() => data && saveFile(data, name)}
              sx={{ justifySelf: 'end' }}
            >
              {t('Download')}
            </Button>
          </Box>
        )}
        <ReplaceResume candidate={candidate} resumeKey={queryKey} />
      </Box>
    </ProfileCard>
  );
}

/** Uploads a chosen file at once, with its progress; the old resume stays until the new one is read. */
function ReplaceResume({ candidate, resumeKey }: { candidate: Candidate; resumeKey: readonly unknown[] }) {
  const change = useChangeCandidate(candidate);
  const queryClient = useQueryClient();
  const { client } = useServices();
  const receive = async (resume: File, during: Uploading) => {
    await during((watch) => change({}, { resume, ...watch }));
    await queryClient.resetQueries({ queryKey: resumeKey });
    await queryClient.invalidateQueries(ownResumesQuery(client));
    notify(t('Your new resume has been received and read.'), { kind: 'success' });
  };
  const { input, during } = useSendResume({
    send: receive,
    onCancelled: () => notify(t('The upload was cancelled. Your previous resume is still in place.')),
  });
  const own = useOwnEntries(candidate);
  return (
    <>
      <ResumeInput
        {...input}
        buttonLabel={candidate.resumeFileName === null ? t('Choose a file') : t('Replace it')}
      />
      {input.progress === undefined && (
        <WriteResume
          {...own}
          isWayOut={input.error !== undefined}
          onWritten={(resume) => receive(resume, during)}
        />
      )}
    </>
  );
}
