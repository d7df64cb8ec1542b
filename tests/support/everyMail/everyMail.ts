/** Every mail that the product can send, in every form it has, by the name of its template. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Letter } from '../../../server/base/mail.ts';
import { accountMails } from './accountMails.ts';
import { hiringMails } from './hiringMails.ts';
import { interviewMails } from './interviewMails.ts';
import { planMails } from './planMails.ts';
import { regularMails } from './regularMails.ts';
import type { MailWords } from './words.ts';

const folder = new URL('../../../server/mail/templates/', import.meta.url);

/** The names of all templates, read from their sources, so that a new one is missed by the table below. */
export const templateNames: readonly string[] = readdirSync(folder)
  .flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8').split(/^(?=(?:export )?(?:const|function) )/m),
  )
  .filter((statement) => /\): Letter\b/.test(statement))
  .map((statement) => /^(?:export )?(?:const|function) (\w+)/.exec(statement)?.[1] ?? statement);

export const everyMail = (words: MailWords): Record<string, Letter[]> => ({
  ...accountMails(words),
  ...hiringMails(words),
  ...interviewMails(words),
  ...planMails(words),
  ...regularMails(words),
});
