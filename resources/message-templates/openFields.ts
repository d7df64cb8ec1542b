import { fieldsIn, inBraces } from '../../schemas/templateText.ts';
import { t } from '../../src/i18n/t.ts';

/** Why a text is not sent: fields nobody has filled in. Undefined where there are none. */
export function openFieldsWords(text: string): string | undefined {
  // Without a name it is no field, but for example a piece of a program.
  const open = fieldsIn(text).filter((name) => /^\w+$/.test(name));
  if (open.length === 0) return undefined;
  return t('Fill in or take out {fields} before you send this.', { fields: open.map(inBraces).join(', ') });
}

/** For forms. @throws an error at the field when its text has fields nobody has filled in */
export function refuseOpenFields(source: string, text: string | null | undefined): void {
  const words = openFieldsWords(text ?? '');
  if (words) throw Object.assign(new Error(words), { body: { errors: { [source]: words } } });
}

/** Why a template was not put into a text. */
export const tooLongWords = (count: number): string =>
  t(
    'With this template the text would be {count, plural, one {# character} other {# characters}} too long.',
    { count },
  );
