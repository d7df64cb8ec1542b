import type { Login } from '../../schemas/auth.ts';
import { blankField, type Field } from '../../src/components/fields/fieldShape.ts';
import { t } from '../../src/i18n/t.ts';

/**
 * The fields of the sign-in form. By hand, because the form stands before its schema, and zod with it, is loaded; a test
 * holds the two together.
 */
export const loginFields = (): Record<keyof Login, Field> => ({
  email: { ...blankField(), kind: 'email', title: t('E-mail') },
  password: { ...blankField(), kind: 'text', title: t('Password'), ui: { widget: 'password' } },
});
