import { PublicJob } from '../../schemas/job.ts';
import { fieldsBeside } from '../../src/components/fields/field.ts';
import { SchemaShow } from '../../src/components/schema/SchemaShow.tsx';
import { AppLooks } from '../../src/components/schema/values.tsx';
import { DateText } from '../../src/components/values/DateText.tsx';
import { productLooks } from '../../src/product/values/productLooks.tsx';

/** Fields that other parts of the page show, or that say nothing to someone who looks for a job. */
const elsewhere = [
  'id',
  'title',
  'description',
  'workplaceType',
  'city',
  'state',
  'country',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryUnit',
  'criteria',
  'stages',
  'employerName',
  'employerDomain',
  'status',
  'closeReason',
  'createdAt',
  'updatedAt',
  'closedAt',
  'fit',
  'fitPending',
  'application',
  'mark',
] as const satisfies readonly (keyof PublicJob)[];

/** All others, so that whatever the schema gains shows up here. */
const shown = fieldsBeside(PublicJob, elsewhere);

/** The facts of a job that its heading does not say, as far as they are given. */
export function OpenJobFacts({ job }: { job: PublicJob }) {
  return (
    <AppLooks value={productLooks}>
      <SchemaShow
        schema={PublicJob}
        record={job}
        fields={shown}
        onlyGiven
        overrides={{ openedAt: () => job.openedAt && <DateText value={job.openedAt} /> }}
      />
    </AppLooks>
  );
}
