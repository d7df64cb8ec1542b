import { z } from 'zod';
import { insideWrapper } from '../../../schemas/ui/inside.ts';
import type { Field } from './fieldShape.ts';
import { isText, isTransform, type Schema, typed } from './zodTypes.ts';

/** The true side of a pair of texts that stand for yes and no: such a codec is asked as a switch. */
const isYesOrNo = (input: Schema, output: Schema) => isText(input) && output._zod.def.type === 'boolean';

/** The side of a pipe that a person fills in. */
function asked(pipe: Schema, input: Schema, output: Schema, field: Field): Schema | undefined {
  if (isTransform(input)) return output;
  if ('transform' in pipe._zod.def && isYesOrNo(input, output)) {
    field.schema = pipe;
    return output;
  }
  // The address forms: rules of length stand before the pipe, the format behind it.
  if (!isText(input) || !isText(output)) return input;
  if (input instanceof z.ZodString) field.maxLength ??= input.maxLength ?? undefined;
  return output;
}

/** A union without the spellings that are only made into another of its members: a list, or one entry of it. */
const members = (options: readonly Schema[]) =>
  options.filter(({ _zod: { def } }) => {
    const output = def.type === 'pipe' && 'out' in def ? (def.out as Schema) : undefined;
    return !output || !isTransform(output);
  });

function onlyMember(options: readonly Schema[], field: Field): Schema | undefined {
  const real = members(options);
  const rest = real.filter(({ _zod }) => _zod.def.type !== 'null' && _zod.def.type !== 'undefined');
  const [only] = rest;
  if (!only || rest.length > 1) return undefined;
  for (const { _zod } of real) {
    if (_zod.def.type === 'null') field.nullable = true;
    if (_zod.def.type === 'undefined') field.omittable = true;
  }
  if (real.length > rest.length) field.required = false;
  return only;
}

/** The schema inside a wrapper; undefined when it is not one. */
export function inside(schema: Schema, field: Field): Schema | undefined {
  const wrapped = insideWrapper(schema);
  if (wrapped) return wrapped;
  const { def } = typed(schema)._zod;
  switch (def.type) {
    case 'promise':
    case 'success':
      return def.innerType;
    case 'lazy':
      return def.getter();
    case 'pipe':
      return asked(schema, def.in, def.out, field);
    case 'union':
      return onlyMember(def.options, field);
    default:
      return undefined;
  }
}
