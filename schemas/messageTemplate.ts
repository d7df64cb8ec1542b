/** Texts that messages are begun from, with fields for what differs from one message to the next. */
import { z } from 'zod';
import { choiceOf, id, moment, text } from './base/fields.ts';
import { MessageFields } from './message.ts';
import { fieldsIn, hasHalfField, inBraces } from './templateText.ts';

/** The parts a text leaves open until it is written to someone; in the text their names stand in two braces on each side. */
export const TemplateField = choiceOf(
  ['candidateFirstName', 'candidateName', 'jobTitle', 'company', 'recruiterName'],
  'Field',
  {
    candidateFirstName: 'First name of the candidate',
    candidateName: 'Name of the candidate',
    jobTitle: 'Title of the job',
    company: 'Name of the company',
    recruiterName: 'Name of the recruiter',
  },
);

/** How many one employer can have: a page of the list, so that a menu shows them all at once. */
export const mostTemplates = 100;

/** As much as a message can hold, under the name it has here. */
const storedText = MessageFields.shape.text.meta({ title: 'Text', ui: { widget: 'textarea', column: 1 } });

/** The same text, as long as every field in it is one there is. */
export const withFields = (text: z.ZodString): z.ZodString =>
  text
    .superRefine((written, { addIssue }) => {
      const unknown = fieldsIn(written).filter((name) => !TemplateField.safeParse(name).success);
      const fields = TemplateField.options.map(inBraces).join(', ');
      if (unknown.length > 0)
        addIssue({
          code: 'custom',
          message: 'No field is called {unknown}. Use {fields}.',
          ...{ unknown: unknown.map(inBraces).join(', '), fields },
        });
      else if (hasHalfField(written))
        addIssue({
          code: 'custom',
          message: 'A field has two braces on each side, as in {example}.',
          example: inBraces(TemplateField.enum.jobTitle),
        });
    })
    .meta({ ...text.meta() });

/** The fields people write. */
export const MessageTemplateFields = z.strictObject({
  name: text('Name', { max: 80, column: 0 }),
  text: withFields(storedText),
});

const person = (title: string) =>
  z.string().nullable().meta({ title, description: 'A name; null once they have left.' });

export const MessageTemplate = z.object({
  id,
  ...MessageTemplateFields.shape,
  // As it was written, under the rules of its time.
  text: storedText,
  createdBy: person('Written by'),
  createdAt: moment('Written'),
  updatedBy: person('Changed by'),
  updatedAt: moment('Changed'),
});

export type TemplateField = z.output<typeof TemplateField>;
export type MessageTemplateFields = z.output<typeof MessageTemplateFields>;
export type MessageTemplate = z.output<typeof MessageTemplate>;
