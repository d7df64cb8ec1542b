import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Job } from '../../../schemas/job.ts';
import { fieldsBeside } from '../../../src/components/fields/field.ts';
import { SchemaShow } from '../../../src/components/schema/SchemaShow.tsx';
import { AppLooks } from '../../../src/components/schema/values.tsx';
import { t } from '../../../src/i18n/t.ts';
import { productLooks } from '../../../src/product/values/productLooks.tsx';

const onceGiven = ['openedAt', 'closedAt'] as const;

/** Fields that other parts of the page show, or that only the program reads. */
const elsewhere = [
  'id',
  'title',
  'description',
  'workplaceType',
  'city',
  'state',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryUnit',
  'criteria',
  'stages',
  'publicPage',
  'employerName',
  'recruiterEmail',
  'status',
  'closeReason',
  'proposedCriteria',
  'suggestedCriteria',
  'criteriaVersion',
  'dailyCandidatesCount',
  'newDailyCandidatesCount',
  'applicationsCount',
  'lastListOn',
] as const satisfies readonly (keyof Job)[];

/** All others, so that whatever the schema gains shows up here. */
const shown = fieldsBeside(Job, elsewhere);

/** Further facts about a job. */
export function JobFacts({ job }: { job: Job }) {
  return (
    <Card component="section" aria-labelledby="facts" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="facts" component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {t('Details')}
      </Typography>
      <AppLooks value={productLooks}>
        <SchemaShow
          schema={Job}
          record={job}
          fields={shown.filter((source) => !onceGiven.some((one) => one === source && job[one] === null))}
        />
      </AppLooks>
    </Card>
  );
}
