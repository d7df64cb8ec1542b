/** Mails that are not sent yet. */
import { z } from 'zod';
import { languages } from './base/locales.ts';

/** One block of a mail's text, as someone else may see it: the words of a button, but never where it leads. */
export const MailPart = z.object({
  kind: z.enum(['TEXT', 'QUOTE', 'HEADING', 'BUTTON']).meta({ title: 'Kind' }),
  text: z.string().meta({ title: 'Text' }),
});

/** A mail as it would be sent now, without what is only for its reader: its links, its codes and its foot. */
export const MailPreview = z.object({
  subject: z.string().meta({ title: 'Subject' }),
  parts: z.array(MailPart).meta({
    title: 'Parts',
    description: 'The mail below its subject, without its foot. A button is its words alone.',
  }),
  text: z.string().meta({ title: 'Text', description: 'The same as plain text, without the buttons.' }),
  language: z.enum(languages).meta({ title: 'Language', description: "The recipient's." }),
});

export type MailPart = z.output<typeof MailPart>;
export type MailPreview = z.output<typeof MailPreview>;
