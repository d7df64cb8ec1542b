import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CriterionResult } from '../../schemas/criteria.ts';
import type { GuestApplicant, GuestJobPage } from '../../schemas/guest.ts';
import { stageWords } from '../../src/i18n/stageWords.ts';
import { t } from '../../src/i18n/t.ts';
import { CriteriaList } from '../../src/product/match/CriteriaList.tsx';
import { PanelSection } from '../common/PanelSection.tsx';
import { Quoted } from '../common/Quoted.tsx';
import { AskedResume } from '../common/ResumeFile.tsx';
import { useEvidenceFocus, useQuotations } from '../common/useEvidence.ts';
import { PanelScorecards } from '../scorecards/PanelScorecards.tsx';
import { useGuestResume } from './guestQueries.ts';

/** The same array each time, so that nothing is drawn again for it. */
const none: readonly CriterionResult[] = [];

interface GuestApplicantViewProps {
  applicant: GuestApplicant;
  page: GuestJobPage;
}

/** One applicant as a guest sees them: opinions first, then what they rest on. */
export function GuestApplicantView({ applicant, page }: GuestApplicantViewProps) {
  const { candidateName, headline, stageName, coverLetter, fit, resumeFileName } = applicant;
  const [focus, showEvidence] = useEvidenceFocus();
  const quotations = useQuotations(fit?.criteria ?? none);
  return (
    <Box component="article" aria-label={candidateName} sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <div>
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {candidateName}
        </Typography>
        <Typography color="text.secondary">
          {[headline, stageWords(stageName)].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <PanelSection title={t('Scorecards')}>
        <PanelScorecards application={applicant} job={{ ...page, proposedCriteria: [] }} />
      </PanelSection>
      {coverLetter && (
        <PanelSection title={t('Cover letter')}>
          <Quoted>{coverLetter}</Quoted>
        </PanelSection>
      )}
      {fit && (
        <PanelSection title={t('What the resume shows')}>
          <CriteriaList
            results={fit.criteria}
            onShowEvidence={({ evidence }) => evidence && showEvidence(evidence)}
          />
        </PanelSection>
      )}
      {resumeFileName && (
        <PanelSection title={t('Resume')}>
          <Resume id={applicant.id} name={resumeFileName} quotations={quotations} focus={focus} />
        </PanelSection>
      )}
    </Box>
  );
}

interface ResumeProps {
  id: string;
  name: string;
  quotations: readonly string[];
  focus: string | undefined;
}

const Resume = ({ id, name, ...view }: ResumeProps) => (
  <AskedResume query={useGuestResume(id)} fileName={name} {...view} />
);
