import { get } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from '../../src/components/fields/field.ts';
import { labelOf } from '../../src/components/fields/fieldLabel.ts';
import { allInputs } from '../../src/components/inputs/allInputs.ts';
import { errorText } from '../../src/components/inputs/field/errorText.ts';
import { inputFor } from '../../src/components/inputs/kinds/inputTable.ts';
import { resolverFor } from '../../src/components/schema/resolver.ts';
import { asWritten } from '../../src/components/texts/text.ts';
import { everyKind } from '../../stories/components/everyKind.ts';

type Kind = keyof typeof everyKind;

const resolve = async (kind: Kind, value: unknown) => {
  const schema = z.object({ [kind]: everyKind[kind] });
  const answer = await resolverFor(schema, asWritten)({ [kind]: value }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  const { [kind]: read } = answer.values as Record<string, unknown>;
  return { read, problem: JSON.stringify(answer.errors) };
};

const moment = '2026-11-23T08:30:00.000Z';

/** The value an input holds, and the record's. */
const taken: [Kind, unknown, unknown][] = [
  ['string', 'bread', 'bread'],
  ['email', 'ada@example.com', 'ada@example.com'],
  ['url', 'https://example.com', 'https://example.com'],
  ['templateLiteral', 'no-7', 'no-7'],
  ['number', 12.5, 12.5],
  ['coercedNumber', 3, 3],
  ['bigNumber', '90071992547409931', 90071992547409931n],
  ['boolean', true, true],
  ['booleanText', true, true],
  ['booleanText', false, false],
  ['date', new Date(moment), new Date(moment)],
  ['isoDate', '2026-11-23', '2026-11-23'],
  ['isoTime', '08:30:00', '08:30:00'],
  ['isoMoment', moment, moment],
  ['literal', undefined, 'fixed'],
  ['literals', '2', 2],
  ['choice', 'green', 'green'],
  ['nothing', undefined, null],
  ['nullable', '', null],
  ['optional', '', undefined],
  ['withDefault', '', 'given'],
  ['caught', null, 7],
  ['words', ['a', 'b'], ['a', 'b']],
  ['numbers', [1, 2.5], [1, 2.5]],
  ['choices', ['b'], ['b']],
  ['rows', [{ plateNumber: 'AB 1', seats: 4 }], [{ plateNumber: 'AB 1', seats: 4 }]],
  ['nested', { street: 'Elm', zipCode: '' }, { street: 'Elm' }],
  ['variants', { kind: 'circle', radius: 2, side: 9 }, { kind: 'circle', radius: 2 }],
  ['union', 4, 4],
  ['union', { from: 3 }, { from: 3 }],
  ['listOrPart', { from: 3 }, { from: 3 }],
  ['listOrPart', [3], [3]],
  ['choiceOrNothing', null, null],
  ['intersection', { left: 'a', right: 'b' }, { left: 'a', right: 'b' }],
  ['tuple', ['a', 1], ['a', 1]],
  ['record', [['a', 1]], { a: 1 }],
  ['record', { a: 1 }, { a: 1 }],
  ['map', [['a', 1]], new Map([['a', 1]])],
  ['set', ['a', 'b'], new Set(['a', 'b'])],
  [
    'tree',
    { label: 'root', branches: [{ label: 'leaf' }] },
    { label: 'root', branches: [{ label: 'leaf' }] },
  ],
  ['transformed', 'abcd', 4],
  ['piped', '12', 12],
  ['codec', moment, new Date(moment)],
  ['codec', new Date(moment), new Date(moment)],
  ['any', { a: [1] }, { a: [1] }],
  ['custom', '12px', '12px'],
];

/** Values that no record may have. */
const refused: [Kind, unknown][] = [
  ['string', ''],
  ['email', 'ada'],
  ['uuid', '7'],
  ['templateLiteral', 'seven'],
  ['number', 101],
  ['wholeNumber', 1.5],
  ['bigNumber', '1.5'],
  ['date', null],
  ['isoDate', ''],
  ['isoTime', '25:00'],
  ['choice', null],
  ['choiceOrNothing', undefined],
  ['numbers', [1, null]],
  ['rows', [{ plateNumber: '', seats: null }]],
  ['nested', { street: 7 }],
  ['variants', { kind: 'circle' }],
  ['variants', {}],
  ['tuple', ['a']],
  [
    'record',
    [
      ['a', 1],
      ['a', 2],
    ],
  ],
  ['record', [['a', null]]],
  ['file', undefined],
  ['piped', 'twelve'],
  ['custom', '12'],
];

/** Where the input of a part looks for its error. */
const placesOfErrors: [Kind, unknown, string][] = [
  ['rows', [{ plateNumber: 'AB 1', seats: null }], 'rows.0.seats'],
  ['nested', { street: 7 }, 'nested.street'],
  ['tuple', ['a', null], 'tuple.1'],
  [
    'record',
    [
      ['flour', 500],
      ['water', null],
    ],
    'record.1.1',
  ],
  ['map', [['a', null]], 'map.0.1'],
  ['longKeys', [['a', 1]], 'longKeys.0.0'],
  ['shelves', [['bread', [['rye', null]]]], 'shelves.0.1.0.1'],
];

describe('a field of every kind', () => {
  const fields = Object.entries(fieldsOf(z.object(everyKind)));

  test.each(fields)('%s has an input', (_name, field) => {
    expect(inputFor(allInputs, field)).toBeDefined();
  });

  test('is called by its name in words where it has no title', () => {
    expect(fields.map(([name, field]) => labelOf(field, name))).toContain('Whole number');
  });

  test.each(taken)('%s gives back what was filled in: %j', async (kind, held, value) => {
    expect(await resolve(kind, held)).toEqual({ read: value, problem: '{}' });
  });

  test.each(placesOfErrors)('%s shows what is wrong with %j at %s', async (kind, held, place) => {
    const answer = await resolverFor(z.object(everyKind), asWritten)({ [kind]: held }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(errorText(get(answer.errors, place))).toMatch(/^[A-Z].+\.$/);
  });

  test.each(refused)('%s says what is wrong with %j', async (kind, held) => {
    const { problem } = await resolve(kind, held);
    expect(problem).toMatch(/"message":"[A-Z][^"]+\."/);
    expect(problem).not.toContain('Invalid input');
  });
});
