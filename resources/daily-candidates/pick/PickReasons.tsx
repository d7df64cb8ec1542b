import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ApplicationStatus } from '../../../schemas/application.ts';
import { Candidate } from '../../../schemas/candidate.ts';
import type { DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import { fieldsBeside } from '../../../src/components/fields/field.ts';
import { SchemaShow } from '../../../src/components/schema/SchemaShow.tsx';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { placeFitWords } from '../../../src/i18n/placeFitWords.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { CriteriaList } from '../../../src/product/match/CriteriaList.tsx';
import { PlaceReason } from '../../../src/product/match/PlaceReason.tsx';
import { useMay } from '../../../src/session/useMay.ts';
import { availabilityWords } from '../../common/availabilityWords.ts';
import { OwnWords } from '../../common/OwnWords.tsx';
import { profileLinkFields } from '../../common/profileLinkFields.tsx';
import { InvitationLine } from '../../invitations/InvitationLine.tsx';
import { Conversation } from '../../messages/Conversation.tsx';
import { closedWords } from '../../messages/closedWords.ts';
import { InviteAgain } from '../decide/InviteAgain.tsx';
import { WithdrawInvitation } from '../decide/WithdrawInvitation.tsx';
import { OtherJobs } from './OtherJobs.tsx';

interface PickReasonsProps {
  details: DailyCandidateDetails;
  /** Shows a quotation in the resume. */
  onShowEvidence: (quotation: string) => void;
}

/** The rest of it stands in the heading, in the resume, or is the candidate's own business. */
const profileFields = fieldsBeside(Candidate, [
  'id',
  'candidateFirstName',
  'candidateLastName',
  'candidateCity',
  'candidateState',
  'openToWork',
  'headline',
  'yearsOfExperience',
  'resumeFileName',
  'resumeUnreadPages',
  'resumeOcrPages',
  'correctedFacts',
  'createdAt',
]);

/** Everything about a pick that is not the resume: each criterion with its evidence, the profile, what came of it. */
export function PickReasons({ details, onShowEvidence }: PickReasonsProps) {
  const { candidate, application, invitation } = details;
  const canWrite = useMay('messages.write');
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 }}>
      {(invitation || application) && (
        <Section title={t('What came of it')}>
          {invitation && (
            <>
              <InvitationLine invitation={invitation} />
              {invitation.message && (
                <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {invitation.message}
                </Typography>
              )}
              <WithdrawInvitation details={details} />
              <InviteAgain details={details} />
            </>
          )}
          {application && (
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: invitation ? 2 : 0 }}>
              <StatusChip
                value={application.status}
                schema={ApplicationStatus}
                tones={{ ACTIVE: 'info', HIRED: 'positive' }}
              />
              <Typography>{stageWords(application.stageName)}</Typography>
            </Box>
          )}
        </Section>
      )}
      {(invitation || application) && canWrite && (
        <Section title={t('Messages')}>
          <Conversation
            jobId={details.jobId}
            candidateEmail={details.candidateEmail}
            side="RECRUITER"
            other={details.candidateName}
            closed={closedWords(application?.status, invitation?.status)}
          />
        </Section>
      )}
      <Section title={t('Why this candidate')}>
        <PlaceReason place={details.place} words={placeFitWords} />
        <CriteriaList
          results={details.criteria}
          onShowEvidence={
            details.resumeUrl ? ({ evidence }) => evidence && onShowEvidence(evidence) : undefined
          }
        />
      </Section>
      <Section title={t('Profile')}>
        {availabilityWords(details.availability).map((line) => (
          <Typography key={line} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
        <SchemaShow
          schema={Candidate}
          record={candidate}
          fields={profileFields}
          onlyGiven
          overrides={profileLinkFields}
        />
        <OwnWords facts={candidate.correctedFacts} />
      </Section>
      <OtherJobs jobs={details.otherJobs} />
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
