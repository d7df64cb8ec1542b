import { expect, test } from 'vitest';
import { checkLogin } from '../../resources/sign-in/checkLogin.ts';
import { loginFields } from '../../resources/sign-in/loginFields.ts';
import { Login } from '../../schemas/auth.ts';
import { fieldOf, writableKeys } from '../../src/components/fields/field.ts';
import type { Field } from '../../src/components/fields/fieldShape.ts';

/** A form's view of a field. */
const shown = ({ kind, required, title, help, ui }: Field) => ({ kind, required, title, help, ui });

const check = (values: Record<string, unknown>) =>
  checkLogin(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test('the sign-in form asks for what its schema describes', () => {
  const described = loginFields();
  expect(Object.keys(described)).toEqual(writableKeys(Login));
  for (const [name, field] of Object.entries(described)) {
    expect(shown(field)).toEqual(shown(fieldOf(Login, name)));
  }
});

test('what was typed at sign-in is checked before it is sent, and handed on as the schema wants it', async () => {
  expect(await check({ email: 'ada', password: '' })).toMatchObject({
    values: {},
    errors: {
      email: { message: 'Enter an e-mail address like name@example.com.' },
      password: { message: 'Enter your password.' },
    },
  });
  expect(await check({ email: ' Ada@Mail.example ', password: 'x' })).toEqual({
    values: { email: 'ada@mail.example', password: 'x' },
    errors: {},
  });
});
