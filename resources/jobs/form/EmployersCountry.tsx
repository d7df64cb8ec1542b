import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Employer } from '../../../schemas/employer.ts';

const first = { pagination: { page: 1, perPage: 1 }, sort: { field: 'employerName', order: 'ASC' } } as const;

/** Begins a new job in the country its employer gave, until another is chosen. Inside the job's form. */
export function EmployersCountry() {
  const { getFieldState, getValues, resetField } = useFormContext();
  const { data: [employer] = [] } = useGetList<Employer>('employers', first);
  const country = employer?.employerCountry;
  useEffect(() => {
    if (!country || getValues('country') !== null || getFieldState('country').isDirty) return;
    resetField('country', { defaultValue: country });
  }, [country, getFieldState, getValues, resetField]);
  return null;
}
