import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Title } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { User } from '../../schemas/user.ts';
import { SchemaForm } from '../../src/components/schema/SchemaForm.tsx';
import { SchemaShow } from '../../src/components/schema/SchemaShow.tsx';
import { AppLooks } from '../../src/components/schema/values.tsx';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { placeInputs } from '../../src/product/inputs/placeInputs.ts';
import { productLooks } from '../../src/product/values/productLooks.tsx';
import { mayUse } from '../../src/session/access.ts';
import { displayName } from '../../src/session/identity.ts';
import { useServices } from '../../src/session/session.tsx';
import { type Profile, viewerOf } from '../../src/session/sessionQueries.ts';
import { CalendarFeedSection } from '../interviews/CalendarFeedSection.tsx';
import { AccountSection } from './AccountSection.tsx';
import { NoticesCard, NoticesPage } from './NoticesPart.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { EditProfileLink, ProfileHeader } from './ProfileHeader.tsx';
import { type StaffProfile, staffProfiles } from './staffProfiles.ts';
import { tryToSave, useOwnProfile } from './useOwnProfile.ts';
import { YourData } from './YourData.tsx';

/** The recruiter's or the employer's own record; `?edit=profile` shows the form in its place, `?edit=notices` how one is told of what happens. */
export function StaffProfilePage() {
  const { user, profile, error, refetch } = useOwnProfile();
  const { edit } = useSearch({ strict: false });
  if (error) {
    return (
      <>
        <Title title={t('Profile')} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!user || !profile || user.role === 'CANDIDATE') return <LoadingState variant="page" />;
  const shown = staffProfiles[user.role];
  const name = displayName(user.role, profile) || user.email;
  const hasNotices = mayUse('notices.edit', viewerOf({ user, profile }));
  if (edit === 'notices' && hasNotices) return <NoticesPage role={user.role} path={shown.path} />;
  return (
    <>
      <Title title={edit ? t('Edit profile') : name} preferenceKey={false} />
      <Box sx={{ maxWidth: 880, display: 'grid', gap: 2 }}>
        {edit ? (
          <StaffProfileForm user={user} profile={profile} shown={shown} />
        ) : (
          <>
            <ProfileHeader
              name={name}
              detail={user.email}
              edit={<EditProfileLink to={shown.path} search={{ edit: 'profile' }} />}
            />
            <Card sx={{ p: { xs: 2, sm: 3 } }}>
              <AppLooks value={productLooks}>
                <SchemaShow schema={shown.schema} record={{ ...profile }} elsewhere={shown.elsewhere} />
              </AppLooks>
            </Card>
            {'recruiterEmail' in profile && profile.status === 'ACTIVE' && (
              <ProfileCard
                title={t('Your interviews in your calendar')}
                text={t(
                  'Calendar programs that subscribe to a secret address show your booked interviews and follow every change.',
                )}
              >
                <CalendarFeedSection />
              </ProfileCard>
            )}
            {hasNotices && <NoticesCard role={user.role} path={shown.path} />}
            <AccountSection />
            <YourData email={user.email} account={user.role} />
          </>
        )}
      </Box>
    </>
  );
}

interface StaffProfileFormProps {
  user: User;
  profile: Profile;
  shown: StaffProfile;
}

function StaffProfileForm({ user, profile, shown }: StaffProfileFormProps) {
  const { client } = useServices();
  const { keep } = useOwnProfile();
  const navigate = useNavigate();
  const leave = () => void navigate({ to: shown.path, search: {} });
  const save = (values: FieldValues) =>
    tryToSave(async () => {
      keep(await shown.save(client, user.email, values));
      notify(t('Your profile is saved.'), { kind: 'success' });
      leave();
    });
  return (
    <SchemaForm
      schema={shown.fields}
      inputs={placeInputs}
      defaultValues={{ ...profile }}
      onSubmit={save}
      onCancel={leave}
    />
  );
}
