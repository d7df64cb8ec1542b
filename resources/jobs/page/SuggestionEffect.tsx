import { useEffect } from 'react';
import type { Criterion } from '../../../schemas/criteria.ts';
import { type Job, matchedCriteria } from '../../../schemas/job.ts';
import { CriteriaDifference } from '../effect/CriteriaDifference.tsx';
import { withCriterion } from '../effect/moves.ts';
import { useCriteriaEffect } from '../effect/useCriteriaEffect.ts';

/** People named under one suggestion. */
const named = 3;

interface SuggestionEffectProps {
  job: Job;
  suggestion: Criterion;
  /** Called once the difference is shown, or cannot be. */
  onSeen: () => void;
}

/** Whom a suggested criterion would move, before it is accepted. */
export function SuggestionEffect({ job, suggestion, onSeen }: SuggestionEffectProps) {
  const { title, description } = job;
  const criteria = withCriterion(matchedCriteria(job), suggestion);
  const difference = useCriteriaEffect(job.id, { title, description, criteria });
  const isSeen = difference.effect !== undefined || difference.failed;
  useEffect(() => {
    if (isSeen) onSeen();
  }, [isSeen, onSeen]);
  return <CriteriaDifference {...difference} most={named} />;
}
