import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Candidate } from '../../schemas/candidate.ts';
import { mostResumes, type Resume, ResumeFields } from '../../schemas/resume.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ownResumesQuery } from '../common/ownResumes.ts';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { useOwnProfile } from '../common/useOwnProfile.ts';
import { AddResume } from './AddResume.tsx';
import { ResumeRow } from './ResumeRow.tsx';

/** Brings the profile and the list up to date after a change. */
function useRefresh({ candidateEmail: email }: Candidate) {
  const { client } = useServices();
  const { refetch } = useOwnProfile();
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries(ownResumesQuery(client));
    await queryClient.resetQueries({ queryKey: ['candidates', 'resume', email] });
    await refetch();
  };
}

/** Keeps the room of the list while it is on its way. */
const Coming = () => (
  <ProfileCard title={t('Resumes to choose from')}>
    <LoadingState variant="list" rows={2} label={t('Loading')} />
  </ProfileCard>
);

/** Further resumes, of which one can be chosen for an application or become the main one. */
export function OtherResumes({ candidate }: { candidate: Candidate }) {
  const { client } = useServices();
  const { data: resumes, error } = useQuery(ownResumesQuery(client));
  const refresh = useRefresh(candidate);
  const [renamed, setRenamed] = useState<Resume>();
  const [leaving, setLeaving] = useState<Resume>();
  const onError = (error: unknown) => notify(sentenceOf(error), { kind: 'error' });
  const makeMain = useMutation({
    mutationFn: ({ id }: Resume) => client.call('makeMainResume', { params: { id } }),
    onSuccess: ({ resumeName }) =>
      notify(t('“{name}” is your main resume now.', { name: resumeName }), { kind: 'success' }),
    onError,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Resume) => client.call('removeResume', { params: { id } }),
    onSuccess: () => notify(t('The resume is removed.'), { kind: 'success' }),
    onError,
    onSettled: refresh,
  });
  if (error || resumes?.length === 0) return null;
  if (!resumes) return <Coming />;
  return (
    <ProfileCard
      title={t('Resumes to choose from')}
      text={t(
        'Keep up to {most} resumes, and choose one each time you apply. Daily lists and the fit of jobs go by the main one.',
        { most: mostResumes },
      )}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {resumes.length > 1 && (
          <Box component="ul" aria-label={t('Resumes')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {resumes.map((resume) => (
              <ResumeRow
                key={resume.id}
                resume={resume}
                disabled={makeMain.isPending || remove.isPending}
                onRename={() => setRenamed(resume)}
                onMakeMain={() => makeMain.mutate(resume)}
                onRemove={() => setLeaving(resume)}
              />
            ))}
          </Box>
        )}
        {resumes.length < mostResumes ? (
          <AddResume candidate={candidate} onAdded={refresh} />
        ) : (
          <Typography variant="body2" color="text.secondary">
            {t('You have {most} resumes. Remove one to add another.', { most: mostResumes })}
          </Typography>
        )}
      </Box>
      {renamed && (
        <SchemaDialog
          title={t('Rename “{name}”', { name: renamed.resumeName })}
          schema={ResumeFields}
          defaultValues={{ resumeName: renamed.resumeName }}
          submitLabel={t('Save')}
          onSubmit={async (body) => {
            await client.call('renameResume', { params: { id: renamed.id }, body });
            await refresh();
            setRenamed(undefined);
          }}
          onClose={() => setRenamed(undefined)}
        />
      )}
      <RemoveQuestion
        resume={leaving}
        onConfirm={(resume) => {
          remove.mutate(resume);
          setLeaving(undefined);
        }}
        onClose={() => setLeaving(undefined)}
      />
    </ProfileCard>
  );
}

interface RemoveQuestionProps {
  /** Undefined while nothing is asked. */
  resume: Resume | undefined;
  onConfirm: (resume: Resume) => void;
  onClose: () => void;
}

/** Says where the resume stays before it is removed. */
const RemoveQuestion = ({ resume, onConfirm, onClose }: RemoveQuestionProps) => (
  <ConfirmDialog
    open={resume !== undefined}
    title={t('Remove “{name}”?', { name: resume?.resumeName ?? '' })}
    confirmLabel={t('Remove resume')}
    destructive
    onConfirm={() => resume && onConfirm(resume)}
    onClose={onClose}
  >
    {resume && resume.applicationsCount > 0
      ? t(
          '{count, plural, one {It stays with the application you sent it with} other {It stays with the # applications you sent it with}}, and those who hire can go on reading it there. You can no longer choose it.',
          { count: resume.applicationsCount },
        )
      : t('You have not sent it with any application. The file is deleted.')}
  </ConfirmDialog>
);
