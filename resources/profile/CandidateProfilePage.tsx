import Box from '@mui/material/Box';
import { useSearch } from '@tanstack/react-router';
import { Title } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import { Candidate, CandidateFields } from '../../schemas/candidate.ts';
import { fieldsBeside } from '../../src/components/fields/field.ts';
import { SchemaShow } from '../../src/components/schema/SchemaShow.tsx';
import { AppLooks } from '../../src/components/schema/values.tsx';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { t } from '../../src/i18n/t.ts';
import { productLooks } from '../../src/product/values/productLooks.tsx';
import { displayName } from '../../src/session/identity.ts';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { profileLinkFields } from '../common/profileLinkFields.tsx';
import { useOwnProfile } from '../common/useOwnProfile.ts';
import { VerifyAddress } from '../common/VerifyAddress.tsx';
import { AccountSection } from './AccountSection.tsx';
import { FactsSection } from './FactsSection.tsx';
import { HiddenFromCard } from './HiddenFromCard.tsx';
import { JobPreferencesCard } from './JobPreferencesCard.tsx';
import { NoticesCard, NoticesPage } from './NoticesPart.tsx';
import { OpenToWork } from './OpenToWork.tsx';
import { OtherResumes } from './OtherResumes.tsx';
import { EditProfileLink, ProfileHeader } from './ProfileHeader.tsx';
import { ResumeSection } from './ResumeSection.tsx';
import { YourData } from './YourData.tsx';

/** The rest of it stands in the heading, beside the switch, and among the facts. */
const written = fieldsBeside(CandidateFields, [
  'candidateFirstName',
  'candidateLastName',
  'openToWork',
  'highestLevelOfEducation',
]);

/** The candidate's own page: what is known, where it comes from, and what can be done about it. */
export function CandidateProfilePage() {
  const { profile, error, refetch } = useOwnProfile();
  const { edit } = useSearch({ strict: false });
  if (error) {
    return (
      <>
        <Title title={t('Profile')} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!profile || !('candidateEmail' in profile)) return <LoadingState variant="page" />;
  const told = { role: 'CANDIDATE', path: addresses.candidate.profile } as const;
  if (edit === 'notices') return <NoticesPage {...told} />;
  const { candidateEmail: email } = profile;
  const name = displayName('CANDIDATE', profile) || email;
  return (
    <>
      <Title title={t('Profile')} preferenceKey={false} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ProfileHeader
          name={name}
          detail={email}
          edit={<EditProfileLink to={addresses.candidate.editProfile} />}
        />
        <VerifyAddress />
        <OpenToWork candidate={profile} />
        <FactsSection candidate={profile} />
        <ResumeSection candidate={profile} />
        <OtherResumes candidate={profile} />
        <ProfileCard title={t('About you')}>
          <AppLooks value={productLooks}>
            <SchemaShow schema={Candidate} record={profile} overrides={profileLinkFields} fields={written} />
          </AppLooks>
        </ProfileCard>
        <JobPreferencesCard email={email} />
        <HiddenFromCard email={email} />
        <NoticesCard {...told} />
        <AccountSection />
        <YourData email={email} account="CANDIDATE" />
      </Box>
    </>
  );
}
