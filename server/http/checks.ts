/** Checks what comes in against the call's schemas, and that every text is one a database can hold. */
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { ApiError } from '../base/errors.ts';

/** Neither the zero sign nor halves of a sign can be kept. */
const holdable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Paths of texts that cannot be kept, as `criteria.0.name`. */
function unholdable(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return holdable(value) ? [] : [path];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => unholdable(inner, path ? `${path}.${key}` : key));
}

/** The faults of texts that cannot be kept, by the path of each. */
export const unholdableFields = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    unholdable(value).map((path) => [path, 'This has characters that cannot be stored as text.']),
  );

export const checkInput: FastifySchemaCompiler<z.ZodType> = (route) => {
  const check = validatorCompiler(route);
  return (data) => {
    const result = check(data);
    if (typeof result !== 'object' || !('value' in result)) return result;
    const errors = unholdableFields(result.value);
    const [message] = Object.values(errors);
    if (message === undefined) return result;
    return { error: new ApiError('INVALID_FIELDS', message, { errors }) };
  };
};
