import type { FieldValues, Resolver } from 'react-hook-form';
import type { Login } from '../../schemas/auth.ts';
import { notLoaded } from '../../src/client/apiError.ts';
import { t } from '../../src/i18n/t.ts';

const load = () =>
  Promise.all([import('../../schemas/auth.ts'), import('../../src/components/schema/resolver.ts')] as const);

/** Checks what was typed at sign-in by its schema, which comes when the form is first sent. */
export const checkLogin: Resolver<FieldValues, unknown, Login> = async (...form) => {
  const parts = await load().catch(() => undefined);
  if (!parts) return { values: {}, errors: { root: { type: 'load', message: notLoaded().message } } };
  const [{ Login: schema }, { resolverFor }] = parts;
  return resolverFor(schema, t)(...form);
};
