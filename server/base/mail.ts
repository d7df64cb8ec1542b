/** A mail, from the moment it is written to the moment it is handed over. */
import { z } from 'zod';
import { type Locale, languages } from '../../schemas/base/locales.ts';
import type { MailPart } from '../../schemas/mailPreview.ts';
import type { Translate } from '../../src/i18n/t.ts';

/** Every kind of mail there is; the log names it, since it may not name anyone. */
const mailKinds = [
  'EMAIL_CODE',
  'FORGOT_CODE',
  'PASSWORD_CHANGED',
  'SECURITY_CHANGED',
  'ADDRESS_CHANGED',
  'RECRUITER_WAITING',
  'COLLEAGUE_JOINED',
  'RECRUITER_ACTIVE',
  'RECRUITER_SUSPENDED',
  'APPLICATION_CHANGED',
  'APPLICATION_WITHDRAWN',
  'INVITATION',
  'INVITATION_ANSWERED',
  'INVITATION_REOPENED',
  'INVITATION_WITHDRAWN',
  'PLAN_ENDS_SOON',
  'PLAN_ENDED',
  'FIRST_LIST_OVER',
  'GUARANTEE_CREDIT',
  'PLAN_STARTED',
  'PLAN_CHANGED',
  'PAYMENT_RECEIVED',
  'PAYMENT_FAILED',
  'PLAN_CANCELED',
  'PLAN_RESUMED',
  'PLAN_OVER',
  'PLAN_RENEWS',
  'COVERED_TWICE',
  'PERSON_NOTE',
  'MESSAGE',
  'JOB_OFFER',
  'JOB_OFFER_ANSWERED',
  'JOB_OFFER_ACCEPTED',
  'JOB_OFFER_WITHDRAWN',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_BOOKED',
  'INTERVIEW_CHANGED',
  'INTERVIEW_REFUSED',
  'INTERVIEW_CANCELLED',
  'INTERVIEW_AHEAD',
  'JOB_STOPPED',
  'JOB_REOPENED',
  'JOB_CLOSED_ITSELF',
  'ANSWERS_OVERDUE',
  'ANSWER_NOT_TAKEN',
  'INTERVIEW_HANDED_OVER',
  'JOBS_HANDED_OVER',
  'JOBS_TAKEN_OVER',
  'APPLICANT',
  'GUEST_INVITED',
  'ADDED_PERSON',
  'TEAM_INVITATION',
  'DOMAIN_ENDS',
  'DOMAIN_LOST',
  'MACHINE_KEY',
  'WEBHOOK_OFF',
  'MORNING',
  'NEW_JOBS',
  'PICKED',
  'STANDING',
  'AREA_ENDED',
  'EMPLOYER_LEFT',
  'OWNER_CHANGED',
  'ACCOUNT_ERASED',
] as const;

/** An invoice to go with a mail; the file is made when the mail goes out. Ids of the payment provider. */
export const InvoiceToAttach = z.object({ customerId: z.string(), invoiceId: z.string() });

/** A calendar file to go with a mail: the text as of the change that caused it, and what is to be done with it. */
const CalendarToAttach = z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() });

export const Mail = z.object({
  kind: z.enum(mailKinds),
  to: z.string(),
  /** The name it comes from, where it is written for someone; ours otherwise. */
  fromName: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attach: InvoiceToAttach.extend({
    locale: z.enum(languages),
  }).optional(),
  calendar: CalendarToAttach.optional(),
  /** Not sent after this moment (ISO): a code nobody can use any more. */
  goodUntil: z.string().optional(),
  /**
   * Only for those who have an account. Looked up when the mail goes out, so that the request for it is answered the
   * same, after the same work, whether or not there is one.
   */
  onlyToAccounts: z.boolean().optional(),
  /** The notice it brings: who has read that in the product before the mail goes out needs no mail. */
  noticeId: z.string().optional(),
  /** The record it is about: the mail is not sent any more once that was taken back. */
  about: z
    .object({ table: z.enum(['teamInvitations', 'jobGuests', 'addedPeople']), key: z.string() })
    .optional(),
  /** Where an answer goes, when it reaches someone. */
  replyTo: z.string().optional(),
  /** The Message-ID of a mail that this one answers by itself. */
  answers: z.string().optional(),
  /** Where mails of this kind are stopped, without signing in: goes into the head of the mail. */
  unsubscribe: z.string().optional(),
});

export type Mail = z.output<typeof Mail>;
export type InvoiceToAttach = NonNullable<Mail['attach']>;
export type MailKind = Mail['kind'];

/** The language a mail is written in. */
export interface Voice {
  locale: Locale;
  t: Translate;
  /** The reader's first name, where it is known: mails greet with it. */
  firstName?: string | null;
}

/** A template's result: everything but the recipient. */
export interface MailContent
  extends Pick<
    Mail,
    'kind' | 'fromName' | 'subject' | 'text' | 'html' | 'calendar' | 'replyTo' | 'unsubscribe' | 'answers'
  > {
  /** The blocks that someone other than the recipient may see, without links, codes and foot. */
  parts: MailPart[];
}

/** A template's result: a mail that is written once its language is known. */
export type Letter = (voice: Voice) => MailContent;

/** A letter and whom it goes to. */
export interface MailOrder extends Pick<Mail, 'to' | 'goodUntil' | 'onlyToAccounts' | 'noticeId' | 'about'> {
  letter: Letter;
  attach?: z.output<typeof InvoiceToAttach>;
  /** The language, where it is known: of a request, or read with the account. Else it is looked up. */
  locale?: Locale;
  /** The reader's first name, where it was read with many others; it is looked up where this is missing. */
  firstName?: string;
  /** Waits until then. */
  notBefore?: Date | undefined;
}
