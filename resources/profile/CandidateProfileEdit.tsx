import { useNavigate } from '@tanstack/react-router';
import { Title } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { addresses } from '../../schemas/addresses.ts';
import { type Candidate, CandidateFields } from '../../schemas/candidate.ts';
import { SchemaForm } from '../../src/components/schema/SchemaForm.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { placeInputs } from '../../src/product/inputs/placeInputs.ts';
import { useEditDraft } from '../common/useEditDraft.ts';
import { tryToSave, useChangeCandidate, useOwnProfile } from '../common/useOwnProfile.ts';
import { WithDraft } from '../common/WithDraft.tsx';

/** Changes what a candidate writes about themselves. The resume has its own place on the profile. */
export function CandidateProfileEdit() {
  const { profile, error, refetch } = useOwnProfile();
  return (
    <>
      <Title title={t('Edit profile')} preferenceKey={false} />
      <Loaded
        value={profile && 'candidateEmail' in profile ? profile : undefined}
        error={error}
        onRetry={refetch}
        variant="page"
        rows={10}
        label={t('Loading your profile')}
      >
        {(candidate) => <EditForm candidate={candidate} />}
      </Loaded>
    </>
  );
}

function EditForm({ candidate }: { candidate: Candidate }) {
  const change = useChangeCandidate(candidate);
  const navigate = useNavigate();
  const leave = () => void navigate({ to: addresses.candidate.profile });
  const draft = useEditDraft({ form: 'profile', schema: CandidateFields, record: candidate });
  const save = (values: FieldValues) =>
    tryToSave(async () => {
      await change(values);
      draft.drop();
      notify(t('Your profile is saved.'), { kind: 'success' });
      leave();
    });
  return (
    <WithDraft draft={draft}>
      <SchemaForm
        schema={CandidateFields}
        inputs={placeInputs}
        defaultValues={candidate}
        onSubmit={save}
        onCancel={leave}
        {...draft.form}
      />
    </WithDraft>
  );
}
