/** Hands mails to an SMTP server. */
import nodemailer from 'nodemailer';
import { calendarFileName, type PostOffice, RefusedMail } from './postOffice.ts';
import { senderOf } from './senderOf.ts';

/** How long the other side may take to answer, in milliseconds. */
const connectMs = 10_000;
const answerMs = 30_000;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** Whether the address or the mail itself was refused for good; a refused sign-in is the operator's to mend. */
const isSmtpError = (error: unknown): error is SmtpError => error instanceof Error;

const isRefused = ({ code, responseCode = 0 }: SmtpError) =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');

/** An id that a stranger made up: nothing else of theirs goes into a head. */
const isMessageId = (text: string) => /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/.test(text);

/** RFC 3834: what is sent by itself says so, and no program answers an answer. */
const answerHeaders = (answers: string | undefined): Record<string, string> =>
  answers === undefined
    ? { 'Auto-Submitted': 'auto-generated' }
    : {
        'Auto-Submitted': 'auto-replied',
        'X-Auto-Response-Suppress': 'All',
        ...(isMessageId(answers) && { 'In-Reply-To': answers, References: answers }),
      };

/**
 * @param url `smtp://` or `smtps://`, with user and password where needed
 * @param from whom mails come from
 */
export function smtpOffice(url: string, from: string): PostOffice {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: answerMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    {},
  );
  const { name: ownName, address } = senderOf(from);
  const domain = /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
  return {
    name: 'smtp',
    async deliver(
      id,
      { to, fromName, subject, text, html, calendar, replyTo, unsubscribe, answers },
      files = [],
    ) {
      try {
        // The same id every time: a mail that was taken just before a crash is known again by those who receive it.
        const messageId = `<${id}@${domain}>`;
        const headers = {
          ...answerHeaders(answers),
          // RFC 8058: mail programs stop these mails with one click, by a POST of their own.
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        };
        const attachments = files.map(({ fileName, pdf }) => ({
          filename: fileName,
          content: Buffer.from(pdf),
          contentType: 'application/pdf',
        }));
        const sender = { name: fromName ?? (ownName || 'Hireday'), address };
        const icalEvent = calendar && {
          method: calendar.method,
          filename: calendarFileName,
          content: calendar.text,
        };
        await transport.sendMail({
          ...{
            from: sender,
            to: { name: '', address: to },
            subject,
            text,
            html,
            messageId,
            headers,
            attachments,
          },
          ...(icalEvent && { icalEvent }),
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        });
      } catch (error) {
        if (isSmtpError(error) && isRefused(error)) throw new RefusedMail(error.responseCode ?? 0);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
