import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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

  it('tells an empty text that was meant from an input that was left empty', async () => {
    const words = z.string().meta({ ui: { emptyChoice: 'There is none' } });
    const Form = z.object({ words, maybe: words.nullable() });
    const ask = (values: Record<string, unknown>) =>
      resolverFor(Form, t)(values, undefined, { fields: {}, shouldUseNativeValidation: false });
    expect((await ask({ words: '', maybe: '' })).values).toEqual({ words: '', maybe: '' });
    const left = await ask({ words: null, maybe: null });
    expect(left.errors.words?.message).toBe('This is required.');
    expect(left.errors.maybe).toBeUndefined();
  });

  it('puts a rule between two fields at the field it names', async () => {
    const { errors } = await resolve({ ...job, salaryMin: 90, salaryMax: 80 });
    expect(errors.salaryMax?.message).toContain('below the lower end');
  });

  const check = async (schema: z.ZodObject, values: Record<string, unknown>) =>
    (await resolverFor(schema, t)(values, undefined, { fields: {}, shouldUseNativeValidation: false }))
      .errors;

  it('reads a union that was left alone as its first member, which is shown, and not as a switch that is off', async () => {
    const Door = z.object({ opening: z.union([z.number(), z.boolean(), z.object({ from: z.number() })]) });
    for (const opening of [undefined, null])
      expect((await check(Door, { opening })).opening).toMatchObject({ message: 'Enter a number.' });
  });

  it('takes nothing for a union with a member that may be absent', async () => {
    const Door = z.object({ opening: z.union([z.number(), z.boolean(), z.null()]) });
    expect(await check(Door, {})).toEqual({});
    expect(valuesFor(Door, {})).toEqual({ opening: null });
  });

  it('reads no record of a union as an empty list', () => {
    const amount = z.codec(z.string(), z.number(), { decode: Number, encode: String });
    const Cargo = z.object({ load: z.union([z.array(z.number()), z.object({ tons: amount })]) });
    expect(valuesFor(Cargo, { load: { tons: 7 } })).toEqual({ load: { tons: '7' } });
  });

  it('takes a pair that may be absent as absent while nothing is filled in', () => {
    const Place = z.object({ at: z.tuple([z.string(), z.string()]).optional() });
    expect(valuesFor(Place, { at: [undefined, null] })).toEqual({});
    expect(valuesFor(Place, { at: [null, 'x'] })).toEqual({ at: ['', 'x'] });
  });

  it('says it of a bound that is itself too much', async () => {
    const Tank = z.object({ fill: z.number().gt(0).lt(10) });
    expect(await check(Tank, { fill: 0 })).toMatchObject({ fill: { message: 'More than 0.' } });
    expect(await check(Tank, { fill: 10 })).toMatchObject({ fill: { message: 'Less than 10.' } });
  });

  it('adds no null to a record that may go without it, and keeps one that is there', () => {
    const Boat = z.object({ sunk: z.null().optional(), sold: z.null() });
    expect(valuesFor(Boat, {})).toEqual({ sold: null });
    expect(valuesFor(Boat, { sunk: null })).toEqual({ sunk: null, sold: null });
  });

  it('says it at the row when an entry of a set is wrong', async () => {
    const Fleet = z.object({
      codes: z.set(z.string().max(3)),
      boats: z.set(z.object({ name: z.string().min(1) })),
    });
    const errors = await check(Fleet, { codes: ['ab', 'abcd'], boats: [{ name: 'Ada' }, { name: '' }] });
    expect(errors).toMatchObject({
      codes: [undefined, { message: 'At most 3 characters.' }],
      boats: [undefined, { name: { message: 'This is required.' } }],
    });
    expect(errors.codes).not.toHaveProperty('message');
  });

  it('says it there, and nowhere else, when sets stand in sets and in records', async () => {
    const short = z.set(z.string().max(3));
    const inRecord = await check(z.object({ crews: z.record(z.string(), short) }), {
      // Keys that could be taken for the numbers of rows.
      crews: [
        ['1', ['abcd']],
        ['0', ['a']],
      ],
    });
    expect(inRecord).toEqual({
      crews: [[undefined, [{ message: 'At most 3 characters.', ref: undefined, type: 'too_big' }]]],
    });
    const inSet = await check(z.object({ fleets: z.set(short) }), { fleets: [['ab'], ['ab', 'abcd']] });
    expect(inSet).toEqual({
      fleets: [undefined, [undefined, { message: 'At most 3 characters.', ref: undefined, type: 'too_big' }]],
    });
  });

  it('says a rule that a set and a set in it both break of both', async () => {
    const Fleets = z.object({ fleets: z.set(z.set(z.string()).max(1)).max(1) });
    const errors = await check(Fleets, { fleets: [['a', 'b'], ['c']] });
    expect(JSON.stringify(errors).match(/At most 1 entry\./g)).toHaveLength(2);
  });

  it('says of a set what is wrong with the set', async () => {
    const errors = await check(z.object({ codes: z.set(z.string()).max(1) }), { codes: ['a', 'b'] });
    expect(errors.codes?.message).toBe('At most 1 entry.');
  });

  it('says of an empty number that it is missing, also where the schema makes numbers of anything', async () => {
    const errors = await check(z.object({ sails: z.coerce.number() }), { sails: null });
    expect(errors.sails?.message).toBe('Enter a number.');
  });

  it('says of a box that has to be ticked what to do', async () => {
    const errors = await check(z.object({ terms: z.literal(true) }), { terms: false });
    expect(errors.terms?.message).toBe('Tick this to go on.');
  });
});
