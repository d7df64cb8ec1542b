import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GuestApplicant, GuestJobPage } from '../../schemas/guest.ts';
import { stageWords } from '../../src/i18n/stageWords.ts';
import { t } from '../../src/i18n/t.ts';
import { DocumentView } from '../../src/product/document/DocumentView.tsx';
import { CriteriaList } from '../../src/product/match/CriteriaList.tsx';
import { Quoted } from '../common/Quoted.tsx';
import { PanelScorecards } from '../scorecards/PanelScorecards.tsx';
import { useGuestResume } from './guestQueries.ts';

interface GuestApplicantViewProps {
  applicant: GuestApplicant;
  page: GuestJobPage;
}

/** One applicant as a guest sees them: opinions first, then what they rest on. */
export function GuestApplicantView({ applicant, page }: GuestApplicantViewProps) {
  const { candidateName, headline, stageName, coverLetter, fit, resumeFileName } = applicant;
  const [focus, setFocus] = useState<string>();
  const showEvidence = (quotation: string) => {
    // The same quotation once more must be brought into sight once more.
    flushSync(() => setFocus(undefined));
    setFocus(quotation);
  };
  const quotations = useMemo(
    () =>
      (fit?.criteria ?? []).flatMap(({ evidence, source }) =>
        source === 'RESUME' && evidence ? [evidence] : [],
      ),
    [fit],
  );
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
      <Part title={t('Scorecards')}>
        <PanelScorecards application={applicant} job={{ ...page, proposedCriteria: [] }} />
      </Part>
      {coverLetter && (
        <Part title={t('Cover letter')}>
          <Quoted>{coverLetter}</Quoted>
        </Part>
      )}
      {fit && (
        <Part title={t('What the resume shows')}>
          <CriteriaList
            results={fit.criteria}
            onShowEvidence={({ evidence }) => evidence && showEvidence(evidence)}
          />
        </Part>
      )}
      {resumeFileName && (
        <Part title={t('Resume')}>
          <Resume id={applicant.id} name={resumeFileName} quotations={quotations} focus={focus} />
        </Part>
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

function Resume({ id, name, ...view }: ResumeProps) {
  const { data, error, refetch } = useGuestResume(id);
  return <DocumentView file={data} name={name} error={error} onRetry={() => void refetch()} {...view} />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} component="h3" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
