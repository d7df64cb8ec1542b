import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { Candidate } from '../../../schemas/candidate.ts';
import type { CriterionResult } from '../../../schemas/criteria.ts';
import { fieldsBeside } from '../../../src/components/fields/field.ts';
import { SchemaShow } from '../../../src/components/schema/SchemaShow.tsx';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { UnreadPages } from '../../../src/product/document/UnreadPages.tsx';
import { useServices } from '../../../src/session/session.tsx';
import { useMay } from '../../../src/session/useMay.ts';
import { OwnWords } from '../../common/OwnWords.tsx';
import { profileLinkFields } from '../../common/profileLinkFields.tsx';
import { AskedResume } from '../../common/ResumeFile.tsx';
import { useQuotations } from '../../common/useEvidence.ts';

/** The rest of it stands in the heading, below, or is the candidate's own business. */
const fields = fieldsBeside(Candidate, [
  'id',
  'candidateFirstName',
  'candidateLastName',
  'openToWork',
  'headline',
  'resumeFileName',
  'resumeUnreadPages',
  'resumeOcrPages',
  'correctedFacts',
  'createdAt',
]);

interface BoardCandidateProps {
  application: CandidateApplication;
  /** The criteria whose quotations are marked in the resume. */
  results: readonly CriterionResult[];
  /** The quotation to bring into sight; opens the resume. */
  focus: string | undefined;
}

/** Who applied, and the resume, for the recruiter who may read them; an employer reads along without. */
export function BoardCandidate(props: BoardCandidateProps) {
  const canAccess = useMay('candidates.show');
  return canAccess ? <Profile {...props} /> : null;
}

/** The profile, and the resume when it is asked for. */
function Profile({ application, results, focus }: BoardCandidateProps) {
  const { candidateEmail: email, resume } = application;
  const { client } = useServices();
  const { data, error, refetch } = useQuery({
    queryKey: ['candidates', 'getOne', email],
    queryFn: ({ signal }) => client.call('candidate', { params: { email }, signal }),
  });
  const [asked, setAsked] = useState(false);
  const showsResume = asked || focus !== undefined;
  const quotations = useQuotations(results);
  return (
    <Box component="section" aria-label={t('Candidate')} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography component="h3" variant="h4">
        {t('Candidate')}
      </Typography>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <SchemaShow
            schema={Candidate}
            // Of the resume that was sent, which need not be the main one.
            record={{ ...data, skills: resume.skills, yearsOfExperience: resume.yearsOfExperience }}
            fields={fields}
            onlyGiven
            overrides={profileLinkFields}
          />
          <OwnWords facts={resume.correctedFacts} />
          <UnreadPages pages={resume.resumeUnreadPages} ocrPages={resume.resumeOcrPages} />
          {resume.resumeFileName === null ? (
            <Typography color="text.secondary">{t('There is no resume.')}</Typography>
          ) : showsResume ? (
            <SentResume
              id={application.id}
              fileName={resume.resumeFileName}
              quotations={quotations}
              focus={focus}
            />
          ) : (
            <Button variant="outlined" onClick={() => setAsked(true)} sx={{ justifySelf: 'start' }}>
              {t('Show the resume')}
            </Button>
          )}
        </>
      ) : (
        <LoadingState variant="page" rows={4} label={t('Loading the candidate')} />
      )}
    </Box>
  );
}

interface SentResumeProps {
  id: string;
  fileName: string;
  quotations: readonly string[];
  focus: string | undefined;
}

/** The resume the application was sent with. */
function SentResume({ id, ...view }: SentResumeProps) {
  const { client } = useServices();
  const query = useQuery({
    queryKey: ['applications', 'resume', id],
    queryFn: ({ signal }) => client.call('applicationResume', { params: { id }, signal }),
  });
  return <AskedResume query={query} {...view} />;
}
