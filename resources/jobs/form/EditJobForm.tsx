import { lazy, Suspense, useRef, useState } from 'react';
import { useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CriteriaChange } from '../../../schemas/criteriaEffect.ts';
import { type Job, matchedCriteria } from '../../../schemas/job.ts';
import type { FormDraft } from '../../../src/components/schema/SchemaForm.tsx';
import { t } from '../../../src/i18n/t.ts';
import { hasPeople, sameCriteria } from '../effect/moves.ts';
import { JobForm } from './JobForm.tsx';

// Only for jobs with picks or applicants, when their criteria change.
const SaveCriteriaDialog = lazy(async () => ({
  default: (await import('../effect/SaveCriteriaDialog.tsx')).SaveCriteriaDialog,
}));

/** Whether other criteria would be held against people who are there already; the proposed ones count while there are none. */
const movesPeople = ({ proposedCriteria, ...job }: Job, { criteria = [] }: FieldValues): boolean =>
  hasPeople(job) &&
  !sameCriteria(
    matchedCriteria({ criteria, proposedCriteria }),
    matchedCriteria({ criteria: job.criteria, proposedCriteria }),
  );

interface EditJobFormProps {
  job: Job;
  draft: FormDraft;
  onCancel: () => void;
}

/** The form of a job there is. Other criteria are saved only once their difference was seen. */
export function EditJobForm({ job, draft, onCancel }: EditJobFormProps) {
  const saveContext = useSaveContext();
  const [change, setChange] = useState<CriteriaChange>();
  const answer = useRef<(saves: boolean) => void>(() => {});
  const decide = (saves: boolean) => {
    setChange(undefined);
    answer.current(saves);
  };
  const submit = async (values: FieldValues) => {
    if (movesPeople(job, values)) {
      setChange({ title: values.title, description: values.description, criteria: values.criteria });
      const saves = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
      });
      if (!saves) return;
    }
    return saveContext?.save?.(values);
  };
  return (
    <>
      <JobForm {...draft} saveLabel={t('Save')} onCancel={onCancel} onSubmit={submit} />
      {change && (
        <Suspense>
          <SaveCriteriaDialog
            jobId={job.id}
            change={change}
            cancelLabel={t('Keep editing')}
            onSave={() => decide(true)}
            onClose={() => decide(false)}
          />
        </Suspense>
      )}
    </>
  );
}
