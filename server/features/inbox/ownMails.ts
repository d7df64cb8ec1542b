/** Gathers what our mails about messages say, so that it is recognized where people quote it. */
import { languages } from '../../../schemas/base/locales.ts';
import type { Env } from '../../base/env.ts';
import { translators } from '../../base/translators.ts';
import type { Database } from '../../db/database.ts';
import { answerAbove, messageMail } from '../../mail/templates/messageMails.ts';
import { ownAddresses, ownNames } from '../messages/replyAddress.ts';
import type { OwnMails } from './ownWords.ts';
import { blank, blankUrl } from './templateLine.ts';

const given = {
  author: blank,
  jobTitle: blank,
  text: blank,
  url: blankUrl,
  replyTo: blank,
  filesNotTaken: [blank],
  stop: { url: blankUrl, settingsUrl: blankUrl },
};

let lines: string[] | undefined;

/** The lines of a mail about a message in every language, made from its template. */
export function mailLines(): string[] {
  lines ??= languages.flatMap((locale) =>
    [null, blank].flatMap((employerName) =>
      [null, blank].flatMap((firstName) => {
        const { text } = messageMail({ ...given, employerName })({
          locale,
          t: translators[locale],
          firstName,
        });
        return text.split('\n').map((line) => line.replace(/^> /, ''));
      }),
    ),
  );
  return lines;
}

/** Messages of a conversation that are looked for in a mail; people answer the latest ones, and sometimes older ones. */
const maxMessages = 100;

/** @param threadId of the conversation that a mail belongs to; undefined where there is none any more */
export async function ownMails(db: Database, env: Env, threadId: string | undefined): Promise<OwnMails> {
  const messages = await db
    .selectFrom('messages')
    .where('threadId', 'is not distinct from', threadId ?? null)
    .select('text')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxMessages)
    .execute();
  return {
    addresses: ownAddresses(env),
    names: ownNames(env),
    markers: Object.values(translators).map(answerAbove),
    lines: mailLines(),
    messages: messages.map(({ text }) => text),
  };
}
