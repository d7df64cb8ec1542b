import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
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
import { displayName } from '../../src/session/identity.ts';
import { useServices } from '../../src/session/session.tsx';
import { type Profile, profileOf } from '../../src/session/sessionQueries.ts';
import { useMay } from '../../src/session/useMay.ts';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { useEditDraft } from '../common/useEditDraft.ts';
import { tryToSave, useOwnProfile } from '../common/useOwnProfile.ts';
import { WithDraft } from '../common/WithDraft.tsx';
import { CalendarFeedSection } from '../interviews/CalendarFeedSection.tsx';
import { AccountSection } from './AccountSection.tsx';
import { NoticesCard, NoticesPage } from './NoticesPart.tsx';
import { EditProfileLink, ProfileHeader } from './ProfileHeader.tsx';
import { type StaffProfile, staffProfiles } from './staffProfiles.ts';
import { YourData } from './YourData.tsx';

/** Loaded for those whose company has some. */
const Administrators = lazy(async () => ({
  default: (await import('../administrators/Administrators.tsx')).Administrators,
}));

const GroundCard = lazy(async () => ({
  default: (await import('../people/GroundCard.tsx')).GroundCard,
}));
const CompanyDomains = lazy(async () => ({
  default: (await import('../company-domains/CompanyDomains.tsx')).CompanyDomains,
}));

const BillingDetailsCard = lazy(async () => ({
  default: (await import('../billing-details/BillingDetailsCard.tsx')).BillingDetailsCard,
}));

/** Keeps the room of a part that is still being loaded, so that those below it do not move under a finger. */
const coming = (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <LoadingState variant="list" rows={3} />
  </Card>
);

/** As which kind of account someone leaves who does not own a company. */
const leavesAs = { RECRUITER: 'RECRUITER', EMPLOYER: 'ADMINISTRATOR' } as const;

/** The same for someone who keeps the account for its other area. */
const leavesOneOf = { RECRUITER: 'RECRUITING', EMPLOYER: 'ADMINISTERING' } as const;

/** The recruiter's or the employer's own record; `?edit=profile` shows the form in its place, `?edit=notices` how one is told of what happens. */
export function StaffProfilePage() {
  const { user, profile, error, refetch } = useOwnProfile();
  const { edit } = useSearch({ strict: false });
  const hasNotices = useMay('notices.edit');
  const isOwner = useMay('employers.erase');
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
            {user.role === 'EMPLOYER' && (
              <Suspense fallback={coming}>
                <CompanyDomains />
                <GroundCard />
              </Suspense>
            )}
            {user.role === 'EMPLOYER' && (
              <Suspense fallback={coming}>
                <BillingDetailsCard />
              </Suspense>
            )}
            <AccountSection />
            {user.role === 'EMPLOYER' && (
              <Suspense fallback={coming}>
                <Administrators />
              </Suspense>
            )}
            <YourData
              email={user.email}
              account={isOwner ? 'EMPLOYER' : (user.roles.length > 1 ? leavesOneOf : leavesAs)[user.role]}
            />
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
  const draft = useEditDraft({ form: 'profile', schema: shown.fields, record: profile });
  const save = (values: FieldValues) =>
    tryToSave(async () => {
      keep(await shown.save(client, profileOf(user), values));
      draft.drop();
      notify(t('Your profile is saved.'), { kind: 'success' });
      leave();
    });
  return (
    <WithDraft draft={draft}>
      <SchemaForm
        schema={shown.fields}
        inputs={placeInputs}
        defaultValues={{ ...profile }}
        onSubmit={save}
        onCancel={leave}
        {...draft.form}
      />
    </WithDraft>
  );
}
