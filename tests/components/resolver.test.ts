import { describe, expect, it } from 'vitest';
import { JobFields } from '../../schemas/job.ts';
import { resolverFor, valuesFor } from '../../src/components/schema/resolver.ts';
import { t } from '../../src/i18n/t.ts';

const job = { title: 'Baker', description: 'Bakes bread.' };
const resolve = (values: Record<string, unknown>) =>
  resolverFor(JobFields, t)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('checking a form with its schema', () => {
  it('takes emptied inputs as not given', async () => {
    const { values, errors } = await resolve({ ...job, city: '', state: null, openings: '' });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ city: null, state: null, openings: 1 });
  });

  it('keeps out what the schema does not know, such as a record’s id and dates', () => {
    expect(valuesFor(JobFields, { ...job, id: '1', createdAt: '2026-01-01T00:00:00Z' })).toEqual(job);
  });

  it('says of an empty required field that it is required', async () => {
    const { errors } = await resolve({ title: null, description: undefined });
    expect(errors.title?.message).toBe('This is required.');
    expect(errors.description?.message).toBe('This is required.');
  });

  it('puts a rule between two fields at the field it names', async () => {
    const { errors } = await resolve({ ...job, salaryMin: 90, salaryMax: 80 });
    expect(errors.salaryMax?.message).toContain('below the lower end');
  });
});
