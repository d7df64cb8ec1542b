import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { UnreadPages } from '../../../src/product/document/UnreadPages.tsx';
import { ResumeFile } from '../../common/ResumeFile.tsx';
import { useQuotations } from '../../common/useEvidence.ts';

interface ResumePaneProps {
  details: DailyCandidateDetails;
  /** The quotation to bring into sight. */
  focus: string | undefined;
  /** Of the document, as CSS writes it. */
  height: string;
}

/** The resume of a pick, with everything quoted from it marked. */
export function ResumePane({ details, focus, height }: ResumePaneProps) {
  const { candidateEmail, resumeUrl, criteria, candidate } = details;
  const quotations = useQuotations(criteria);
  if (resumeUrl === null) {
    return (
      <Card>
        <EmptyState
          title={t('No resume')}
          text={t('This candidate has not uploaded a resume, or has removed it.')}
        />
      </Card>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <UnreadPages pages={candidate.resumeUnreadPages} ocrPages={candidate.resumeOcrPages} />
      <ResumeFile
        email={candidateEmail}
        fileName={candidate.resumeFileName ?? 'resume'}
        quotations={quotations}
        focus={focus}
        height={height}
      />
    </Box>
  );
}
