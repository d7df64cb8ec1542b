/** Answers to mails about messages, as mail programs send them. */

/** An answer by mail. */
export interface Answer {
  to: string | undefined;
  from?: string;
  head?: string[];
  body?: string;
  id?: string;
}
/** @param author whom it is from, unless it says so */
export const mailOf = (
  { to, from, head = [], body = 'Yes, in June.', id = '<1@mail.example>' }: Answer,
  author: string,
): string =>
  [
    `From: ${from ?? `Ada <${author}>`}`,
    `To: Hireday <${to}>`,
    `Message-ID: ${id}`,
    'Subject: Re: Cook',
    ...(head.some((line) => line.startsWith('Content-Type:'))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    ...head,
    '',
    body,
    '',
  ].join('\n');
