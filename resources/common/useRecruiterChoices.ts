import { useGetList } from 'react-admin';
import { fullName } from '../../schemas/base/fullName.ts';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import type { RecruiterSummary } from '../../schemas/recruiter.ts';

/** The recruiters of an employer to choose from, by name. */
export function useRecruiterChoices(): { id: string; name: string }[] {
  const { data = [] } = useGetList<RecruiterSummary>('recruiters', {
    pagination: { page: 1, perPage: maxPerPage },
    sort: { field: 'recruiterLastName', order: 'ASC' },
  });
  return data.map(({ recruiterEmail, recruiterFirstName, recruiterLastName }) => ({
    id: recruiterEmail,
    name: fullName(recruiterFirstName, recruiterLastName),
  }));
}
