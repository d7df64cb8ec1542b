import Card from '@mui/material/Card';
import { AddedPersonNotice } from '../../schemas/addedPerson.ts';
import { SchemaShow } from '../../src/components/schema/SchemaShow.tsx';

/** Told over the facts, not among them, or of no meaning before someone has an account. */
const told = new Set(['employerName', 'recruiterName', 'endsAt', 'openToWork']);

/** Everything that is held about someone, as label and value. */
export function Held({ notice }: { notice: AddedPersonNotice }) {
  const given = Object.entries(notice).flatMap(([name, value]) =>
    told.has(name) || value === null || value === false ? [] : [name],
  );
  const fields = Object.keys(AddedPersonNotice.shape).filter((name) => given.includes(name));
  return (
    <Card sx={{ p: 2 }}>
      <SchemaShow schema={AddedPersonNotice} record={notice} fields={fields} />
    </Card>
  );
}
