/** Mails that are not sent yet. */
import { z } from 'zod';
import { languages } from './base/locales.ts';

/** A mail as it would be sent now. */
export const MailPreview = z.object({
  subject: z.string().meta({ title: 'Subject' }),
  text: z.string().meta({ title: 'Text', description: 'Plain text, below the subject.' }),
  language: z.enum(languages).meta({ title: 'Language', description: "The recipient's." }),
});

export type MailPreview = z.output<typeof MailPreview>;
