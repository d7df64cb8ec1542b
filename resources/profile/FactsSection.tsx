import type { Candidate } from '../../schemas/candidate.ts';
import { t } from '../../src/i18n/t.ts';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { ReadFacts } from '../resume-facts/ReadFacts.tsx';

/** Facts read from the resume, each with its words and a way to correct it. */
export function FactsSection({ candidate }: { candidate: Candidate }) {
  return (
    <ProfileCard
      title={t('Read from your resume')}
      text={t('Jobs are matched on this and your profile. Correct anything that was read wrong.')}
    >
      <ReadFacts candidate={candidate} />
    </ProfileCard>
  );
}
