import { lazy, Suspense } from 'react';
import type { Job } from '../../../schemas/job.ts';
import type { AskedChange } from './useCriteriaChanges.ts';

// Loaded when a change is asked for.
const SaveCriteriaDialog = lazy(async () => ({
  default: (await import('../effect/SaveCriteriaDialog.tsx')).SaveCriteriaDialog,
}));

/** Shows whom a change made on a page would move, and saves it once that is confirmed. */
export function AskedDifference({ job, asked }: { job: Job; asked: AskedChange | undefined }) {
  const { id, title, description } = job;
  if (!asked) return null;
  return (
    <Suspense>
      <SaveCriteriaDialog
        jobId={id}
        change={{ title, description, criteria: asked.criteria }}
        onSave={asked.save}
        onClose={asked.drop}
      />
    </Suspense>
  );
}
