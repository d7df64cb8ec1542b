import { useWatch } from 'react-hook-form';
import { JobPlace } from '../../../schemas/job.ts';

const fields = Object.keys(JobPlace.shape);

/** The place of work in the form; undefined while something in it breaks a rule. */
export function useWrittenPlace(): JobPlace | undefined {
  const values: unknown[] = useWatch({ name: fields });
  const written = fields.map((field, i) => [field, values[i] === '' ? null : values[i]]);
  return JobPlace.safeParse(Object.fromEntries(written)).data;
}
