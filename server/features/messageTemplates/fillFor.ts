/** Fills in a text for one of the people it goes to. */
import type { TemplateField } from '../../../schemas/messageTemplate.ts';
import { fieldsIn, fillIn, inBraces } from '../../../schemas/templateText.ts';
import { wrongField } from '../../base/fieldErrors.ts';

/** The words that fields of templates stand for, for one person and job. */
export type Facts = Readonly<Record<TemplateField, string>>;

/** Where a text came from, and how long it may get. */
interface Place {
  field: string;
  longest: number;
}

/** @throws ApiError INVALID_FIELDS when something stays open, or names make the text too long */
export function fillFor(text: string, facts: Facts, { field, longest }: Place): string {
  const filled = fillIn(text, facts);
  // Asked of the text, for a name may look like a field, and is its owner's.
  const open = fieldsIn(text).filter((name) => Object.hasOwn(facts, name) && !facts[name as TemplateField]);
  const { candidateName: name } = facts;
  if (open.length > 0)
    throw wrongField(field, (t) =>
      t('{fields} is not known of {name}. Take it out of the text.', {
        ...{ name, fields: open.map(inBraces).join(', ') },
      }),
    );
  const excess = filled.length - longest;
  if (excess > 0)
    throw wrongField(field, (t) =>
      t(
        'Filled in for {name}, the text is {count, plural, one {# character} other {# characters}} too long.',
        { name, count: excess },
      ),
    );
  return filled;
}
