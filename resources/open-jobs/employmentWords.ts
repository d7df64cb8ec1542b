import { EmploymentType } from '../../schemas/job.ts';
import { readField } from '../../src/components/schema/field.ts';

/** The words for each employment type. */
export const employmentWords: ReadonlyMap<string, string> = new Map(
  readField(EmploymentType).choices.map(({ id, name }) => [id, name]),
);
