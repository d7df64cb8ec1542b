import { ApplicationText, type CandidateApplication } from '../../schemas/application.ts';
import { fieldsBeside } from '../../src/components/fields/field.ts';
import { SchemaShow } from '../../src/components/schema/SchemaShow.tsx';

const fields = fieldsBeside(ApplicationText, ['coverLetter']);

/** The answers of someone who applied, besides the letter: whatever the schema gains. */
export const AlsoWritten = ({ application }: { application: CandidateApplication }) =>
  fields.length > 0 && <SchemaShow schema={ApplicationText} record={application} fields={fields} onlyGiven />;
