/**
 * `virtual:sign-in-fields`: what the sign-in form asks for, read from its schema while the program is built. The page
 * before the door is ready before zod, and without a copy of the schema.
 */
import type { Plugin } from 'vite';
import { Login } from './schemas/auth.ts';
import { fieldsOf } from './src/components/fields/field.ts';

const name = 'virtual:sign-in-fields';

export const signInFields = (): Plugin => ({
  name: 'sign-in-fields',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(fieldsOf(Login))};` : undefined),
});
