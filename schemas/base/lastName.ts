/** Last names, which not everyone has. */
import { z } from 'zod';
import { isWithoutContacts } from './contactWords.ts';
import { inName, noContacts, notInName } from './fields.ts';
import { plainText } from './pasted.ts';

/** A text of nothing but blanks and marks that are not seen says nothing; only an empty one is an answer. */
function plainName(typed: string): string {
  const name = plainText(typed).trim();
  return name === '' && typed !== '' ? ' ' : name;
}

/** A person's last name. An empty text, and nothing else, says that the person has one name, which is the first name. */
export const lastName = (title = 'Last name') =>
  z
    .string()
    .overwrite(plainName)
    .max(80)
    .regex(inName, notInName)
    .regex(/^$|\p{L}/u, 'A name has at least one letter.')
    .refine(isWithoutContacts, noContacts)
    .meta({
      title,
      description: 'An empty text says that the person has one name.',
      ui: { widget: 'orEmpty', width: 'half', emptyChoice: 'This person has one name' },
    });
