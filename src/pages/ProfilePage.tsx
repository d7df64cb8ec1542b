import Card from '@mui/material/Card';
import { Title } from 'react-admin';
import type { z } from 'zod';
import { Candidate } from '../../schemas/candidate.ts';
import { Employer } from '../../schemas/employer.ts';
import { Recruiter } from '../../schemas/recruiter.ts';
import type { Role } from '../../schemas/user.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { LoadingState } from '../components/LoadingState.tsx';
import { SchemaShow } from '../components/SchemaShow.tsx';
import type { SchemaSection } from '../components/schema/sections.ts';
import { displayName } from '../providers/identity.ts';
import { useCurrentUser, useProfile } from '../providers/session.tsx';

/** What each role's profile shows, in which order. */
const profiles: Readonly<Record<Role, { schema: z.ZodObject; sections: readonly SchemaSection[] }>> = {
  RECRUITER: {
    schema: Recruiter,
    sections: [
      {
        title: 'About you',
        fields: [
          'recruiterFirstName',
          'recruiterLastName',
          'recruiterTitle',
          'recruiterPhone',
          'recruiterEmail',
        ],
      },
      { title: 'Where you recruit', fields: ['employerName', 'status', 'createdAt'] },
    ],
  },
  EMPLOYER: {
    schema: Employer,
    sections: [
      {
        title: 'Organisation',
        fields: ['employerName', 'employerIndustry', 'employerSize', 'employerCity', 'employerState'],
      },
      { title: 'Contact', fields: ['employerEmail', 'employerWebsite', 'createdAt'] },
      { title: 'About', fields: ['employerDescription'] },
    ],
  },
  CANDIDATE: {
    schema: Candidate,
    sections: [
      {
        title: 'Read from your resume',
        description: 'This is what daily lists are matched on, together with your profile.',
        fields: ['headline', 'yearsOfExperience', 'skills', 'resumeFileName'],
      },
      {
        title: 'About you',
        fields: [
          'candidateFirstName',
          'candidateLastName',
          'candidateEmail',
          'candidateCity',
          'candidateState',
          'highestLevelOfEducation',
          'candidateLinkedinProfile',
          'candidateLeetcodeUserName',
        ],
      },
      {
        title: 'What you look for',
        fields: ['openToWork', 'candidateWillingToRelocate', 'candidateOtherInformation'],
      },
    ],
  },
};

/** The signed-in user's own record, as the schema of the role describes it. */
export function ProfilePage() {
  const { data: user } = useCurrentUser();
  const { data: profile, error, refetch } = useProfile();
  if (error) {
    return (
      <>
        <Title title="Profile" />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!user || !profile) return <LoadingState variant="page" />;
  const { schema, sections } = profiles[user.role];
  return (
    <>
      <Title title={displayName(user.role, profile) || 'Profile'} />
      <Card sx={{ p: { xs: 2.5, md: 4 }, maxWidth: 880 }}>
        <SchemaShow schema={schema} record={{ ...profile }} sections={sections} />
      </Card>
    </>
  );
}
