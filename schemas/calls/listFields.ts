/** The filters and sorts of a list, derived from the record it is of. */
import { z } from 'zod';
import { pasted } from '../base/pasted.ts';
import { type ComparedField, comparedField } from '../ui/comparison.ts';
import { isInCalendar, many } from './listQuery.ts';

/** Parameters that every list has. */
const taken: ReadonlySet<string> = new Set([
  'page',
  'perPage',
  'sort',
  'order',
  'after',
  'q',
  'id',
  'updatedSince',
]);

/** Nothing is not the number 0. */
const given = (value: unknown) => (value === '' ? undefined : value);

/** One end of a range, as text in an address. A moment can be given as a day. */
function boundOf(type: z.core.$ZodType): z.ZodType {
  if (type instanceof z.ZodNumber) {
    const isWhole = type.format?.includes('int') ?? false;
    return z.preprocess(given, isWhole ? z.coerce.number().int() : z.coerce.number());
  }
  if (type instanceof z.ZodISOTime) return z.iso.time();
  const day = z.iso.date().refine(isInCalendar, 'Enter a date.');
  return type instanceof z.ZodISODate
    ? day
    : z.union([day, z.iso.datetime().refine(isInCalendar, 'Enter a date and a time.')], {
        error: 'Enter a date, or a time as 2026-01-31T06:00:00Z.',
      });
}

/** An entry of a list, or a word of a text, as text in an address. */
function entryOf(type: z.core.$ZodType): z.ZodType {
  if (type instanceof z.ZodEnum) return type;
  if (type instanceof z.ZodBoolean) return yesNo;
  return type instanceof z.ZodNumber ? z.preprocess(given, z.coerce.number()) : pasted.max(200);
}

const yesNo = z.enum(['true', 'false']).meta({ ui: { choices: { true: 'Yes', false: 'No' } } });

function parametersOf(name: string, { comparison, type, title, ui }: ComparedField): [string, z.ZodType][] {
  const { widget } = ui;
  const meta = { ...(title !== undefined && { title }), ui: widget === 'money' ? { widget } : {} };
  if (comparison === 'range') {
    const bound = (end: 'from' | 'to', description: string) =>
      boundOf(type)
        .meta({ ...meta, description, ui: { ...meta.ui, bound: end } })
        .optional();
    return [
      [`${name}From`, bound('from', 'This or more.')],
      [`${name}To`, bound('to', 'This or less.')],
    ];
  }
  const choices = ui.choices ? { ui: { choices: ui.choices } } : {};
  return comparison
    ? [
        [
          name,
          many(entryOf(type))
            .meta({ ...meta, ...choices })
            .optional(),
        ],
      ]
    : [];
}

/**
 * The filters of a list: those said here, and one for every other field of the record whose kind allows it, under the
 * field's own name; numbers, days and times have two, `…From` and `…To`. What is derived is known when the program runs,
 * not when it is compiled.
 *
 * @param own filters that are different, or are about something else; one under a field's name stands for that field
 * @param leftOut fields the list cannot be narrowed by
 * @throws where a filter would be called like a parameter every list has: say `ui.filter: false` then
 */
export function filtersBy<const F extends z.ZodRawShape>(
  { shape }: z.ZodObject,
  own: F,
  leftOut: readonly string[] = [],
): F {
  const derived = Object.entries(shape)
    .filter(([name]) => name !== 'id' && !Object.hasOwn(own, name) && !leftOut.includes(name))
    .flatMap(([name, schema]) => parametersOf(name, comparedField(schema)));
  const clash = derived.find(([name]) => taken.has(name) || Object.hasOwn(own, name));
  if (clash)
    throw new Error(`Every list has a parameter "${clash[0]}", so that no field can be filtered by it.`);
  return { ...Object.fromEntries(derived), ...own };
}

/**
 * The sorts of a list: those said here, the first of which is the usual one, and every other field of the record whose kind
 * has an order.
 *
 * @param leftOut fields the list cannot be ordered by
 */
export function sortsBy<const S extends readonly [string, ...string[]]>(
  { shape }: z.ZodObject,
  own: S,
  leftOut: readonly string[] = [],
): [...S, ...string[]] {
  const derived = Object.entries(shape)
    .filter(([name, schema]) => name !== 'id' && comparedField(schema).isSortable && !leftOut.includes(name))
    .map(([name]) => name);
  return [...own, ...derived.filter((name) => !own.includes(name))];
}
