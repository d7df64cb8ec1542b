/** Promises that hold for every mail the product can send. */
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { type Locale, languages } from '../../../schemas/base/locales.ts';
import { type Letter, Mail } from '../../../server/base/mail.ts';
import { translators } from '../../../server/base/translators.ts';
import { smtpOffice } from '../../../server/mail/smtp.ts';
import { everyMail, templateNames } from '../../support/everyMail/everyMail.ts';
import { appUrl, code, type MailWords, usualWords } from '../../support/everyMail/words.ts';
import { testSmtp } from '../../support/smtp.ts';

const letters = everyMail(usualWords);
const read = (letter: Letter, locale: Locale, firstName: string | null = 'Rosa') =>
  letter({ locale, t: translators[locale], firstName });
const inEach = (all: readonly Letter[], firstName?: string | null) =>
  languages.flatMap((locale) =>
    all.map((letter) => ({ locale, mail: read(letter, locale, firstName), letter })),
  );
const every = inEach(Object.values(letters).flat());

test('every template of the server has its mails here, and every kind of mail is among them', () => {
  expect(Object.keys(letters).toSorted()).toEqual([...templateNames].toSorted());
  expect(new Set(every.map(({ mail }) => mail.kind))).toEqual(new Set(Mail.shape.kind.options));
});

const urls = (text: string) => text.match(/\w+:\/\/\S+/g) ?? [];
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** The text that a reader of the HTML sees. */
const seen = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? '');
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Those that nobody can do without: of accounts and money, of one's own acts, and to strangers. */
const alwaysComes = new Set([
  ...['emailCode', 'forgotCode', 'passwordChanged', 'securityChanged', 'wayInAdded', 'addressChanged'],
  ...['accountErased', 'areaEndedMail', 'employerLeftMail', 'ownerChangedMail', 'machineKeyMade'],
  ...['recruiterActive', 'recruiterSuspended', 'domainEndsMail', 'domainLostMail', 'answerNotTakenMail'],
  ...[
    'guestMail',
    'addedPersonMail',
    'heldInvitationMail',
    'teamInvitationMail',
    'personNoteMail',
    'closedItselfMail',
  ],
  ...['planEndsSoon', 'firstListOver', 'jobsOnHold', 'guaranteeCredited', 'receipt', 'paymentFailed'],
  ...['planCanceled', 'planResumed', 'planOver', 'planRenews', 'coveredTwice'],
  ...['jobOfferMail', 'jobOfferAcceptedMail', 'jobOfferWithdrawnMail', 'invitationWithdrawnMail'],
  ...['interviewProposedMail', 'interviewBookedMail', 'interviewChangedMail', 'interviewRefusedMail'],
  ...['interviewCancelledMail', 'interviewHandedOverMail', 'interviewGivenAwayMail'],
  ...['jobsTakenOverMail', 'jobsHandedOverMail'],
]);

/** Whom a mail is written for, where that is not Hireday itself in all of them. */
const writtenFor: Record<string, (keyof MailWords | 'Hireday')[]> = {
  applicationMail: ['employer', 'Hireday'],
  invitationMail: ['employer'],
  invitationWithdrawnMail: ['employer'],
  jobOfferMail: ['employer'],
  jobOfferAcceptedMail: ['employer'],
  jobOfferWithdrawnMail: ['employer'],
  jobStateMail: ['employer'],
  interviewProposedMail: ['employer'],
  interviewAheadMail: ['employer'],
  interviewBookedMail: ['employer', 'Hireday'],
  interviewChangedMail: ['employer', 'Hireday'],
  interviewCancelledMail: ['employer', 'Hireday'],
  interviewHandedOverMail: ['employer', 'Hireday'],
  messageMail: ['recruiter', 'candidate'],
  personNoteMail: ['recruiter'],
};

/** Those that tell of moments; all others tell of days alone. */
const hasMoments = /^interview|^morningMail$/;

describe.each(Object.entries(letters))('%s', (name, all) => {
  const mails = inEach(all);

  test('greets by name, and without one where it is not known', () => {
    const reader = name === 'guestMail' ? usualWords.guest : 'Rosa';
    for (const { locale, mail } of mails)
      expect(mail.parts[0]?.text).toMatch(locale === 'en' ? `Hello ${reader},` : `Hola, ${reader}:`);
    if (name === 'guestMail') return;
    for (const { locale, mail } of inEach(all, null))
      expect(mail.parts[0]?.text).toMatch(locale === 'en' ? /^Hello,/ : /^Hola:/);
  });

  test('comes from whom it is written for, who is named in it, by Hireday', () => {
    const senders = (writtenFor[name] ?? ['Hireday']).map((who) =>
      who === 'Hireday' ? who : usualWords[who],
    );
    const found = mails.map(({ mail: { fromName = 'Hireday', text } }) => {
      const [, sender = fromName] = /^(.+) (?:via|vía) Hireday$/.exec(fromName) ?? [];
      expect(text).toContain(sender);
      return sender;
    });
    expect(new Set(found)).toEqual(new Set(senders));
  });

  test('has a subject as a person writes one', () => {
    for (const { mail } of mails) {
      const { subject } = mail;
      expect(subject).toMatch(/^¿?[\p{Lu}\p{N}].*[\p{L}\p{N})?$]$/u);
      expect(subject.length, subject).toBeLessThanOrEqual(70);
      expect(subject).not.toMatch(/ {2}|[.:;,!?]{2}|\d{4}-\d\d-\d\d|[A-Z]+_[A-Z]+|[{}<>[\]]/);
      expect(subject).not.toMatch(/\b(?:undefined|null|NaN|Invalid|GMT|UTC)\b/);
    }
  });

  test('says in its text what it says in its HTML, with the same links', () => {
    for (const { mail } of mails) {
      const text = wordsOf(mail.text.replaceAll(/\w+:\/\/\S+/g, ' '));
      const [brand, ...html] = wordsOf(seen(mail.html.replace(/<p[^>]*>Hireday<\/p>/, '')));
      expect([brand, ...html, 'Hireday']).toEqual(text);
      expect(hrefs(mail.html).map((url) => url?.replaceAll('&amp;', '&'))).toEqual(urls(mail.text));
      expect(mail.text).not.toMatch(/\b(?:undefined|null|NaN|Invalid)\b|\[object|[{}]|[A-Z]+_[A-Z]+/);
      // A value that is not known leaves no gap and no word twice, as in "for your plan your plan" or "renews for ."
      expect(mail.text).not.toMatch(/\b(\p{L}+ \p{L}+) \1\b| [.,:](?!\w)|\S {2,}\S/iu);
    }
  });

  test('leads nowhere but to this installation', () => {
    for (const { mail } of mails) {
      for (const url of hrefs(mail.html)) expect(url?.startsWith(`${appUrl}/`), url).toBe(true);
      expect(mail.html).not.toMatch(/\bsrc=|url\(/);
    }
  });

  test('says at its foot why it came, and how it is stopped where it can be', () => {
    const stopped = mails.map(({ locale, mail: { text, html, unsubscribe } }) => {
      const [, foot = ''] = text.split('\n--\n');
      expect(foot).toMatch(locale === 'en' ? /^\nYou are receiving this e-mail/ : /^\nRecibes este correo/);
      if (unsubscribe === undefined) return false;
      expect(hrefs(html)).toContain(unsubscribe);
      for (const words of ['Stop these e-mails', 'Choose what you are told of'])
        expect(foot).toContain(`\n${translators[locale](words)}: ${appUrl}/`);
      return true;
    });
    expect(stopped.includes(true)).toBe(!alwaysComes.has(name));
  });

  test('tells of days as days, whatever the zone of the server', () => {
    const { TZ } = process.env;
    for (const zone of ['Pacific/Honolulu', 'Pacific/Auckland']) {
      process.env.TZ = zone;
      expect(inEach(all).map(({ mail: { text } }) => text)).toEqual(mails.map(({ mail: { text } }) => text));
    }
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
    for (const { mail } of mails) {
      const text = mail.text.replaceAll(/\w+:\/\/\S+/g, '');
      expect(text).not.toMatch(/\d{4}-\d\d-\d\d|T\d\d:\d\d/);
      if (!hasMoments.test(name)) expect(text).not.toMatch(/\d{1,2}:\d\d|\b(?:GMT|UTC)\b/);
    }
  });
});

test('no two templates have the same subject', () => {
  const templates = new Map<string, Set<string>>();
  for (const [name, all] of Object.entries(letters))
    for (const { locale, mail } of inEach(all)) {
      const subject = `${locale}: ${mail.subject}`;
      templates.set(subject, (templates.get(subject) ?? new Set()).add(name));
    }
  expect([...templates].filter(([, names]) => names.size > 1)).toEqual([]);
});

const hostile = '<b>Ada</b> "x"\r\nBcc: all@evil.example\u202e\u2028 <img src=x> & Co';
const hostileWords: MailWords = {
  ...usualWords,
  ...Object.fromEntries(
    (
      ['job', 'employer', 'recruiter', 'colleague', 'candidate', 'guest', 'text', 'label', 'stage'] as const
    ).map((key) => [key, hostile]),
  ),
};
const harmless = Object.values(letters).flat();
const attacked = Object.values(everyMail(hostileWords)).flat();

test('names with HTML, line breaks and marks of direction are shown as text', () => {
  for (const [at, letter] of attacked.entries()) {
    const mail = read(letter, 'en', hostile);
    const tags = (html: string) => html.match(/<\w+/g);
    expect(tags(mail.html)?.filter((tag) => tag !== '<br')).toEqual(
      tags(read(harmless[at] ?? letter, 'en').html)?.filter((tag) => tag !== '<br'),
    );
    for (const part of [mail.subject, mail.fromName ?? '']) expect(part).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    for (const part of [mail.subject, mail.fromName ?? '', mail.text, mail.html])
      expect(part).not.toMatch(/[\p{Bidi_Control}\u2028]/u);
  }
});

test('names with line breaks add nothing to the head of a mail', async () => {
  const smtp = await testSmtp();
  const office = smtpOffice(smtp.url, 'no-reply@hireday.example');
  for (const [at, letter] of attacked.entries()) {
    const { parts: _shown, ...mail } = read(letter, 'es', hostile);
    await office.deliver(`mail-${at}`, { ...mail, to: 'rosa@people.example' });
  }
  office.close();
  expect(smtp.received).toHaveLength(attacked.length);
  for (const [at, { raw, from, to }] of smtp.received.entries()) {
    const { headers, from: shown, subject } = await PostalMime.parse(raw);
    const sent = attacked[at] && read(attacked[at], 'es', hostile);
    expect([from, ...to]).toEqual(['no-reply@hireday.example', 'rosa@people.example']);
    expect(shown).toEqual({ address: from, name: sent?.fromName ?? 'Hireday' });
    expect(subject).toBe(sent?.subject);
    for (const name of ['from', 'to', 'subject'])
      expect(headers.filter(({ key }) => key === name)).toHaveLength(1);
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
  }
});

test('letters that need joiners stay whole', () => {
  const name = 'می\u200cخواهم';
  const words = { ...usualWords, job: name, candidate: name, recruiter: name, employer: name };
  const mails = Object.values(everyMail(words))
    .flat()
    .map((letter) => read(letter, 'en', name));
  for (const { text, subject, fromName = '' } of mails)
    for (const part of [text, subject, fromName]) expect(part.replaceAll(name, '')).not.toContain('خواهم');
});

test('a subject shortens long names and titles, and stays one line', () => {
  const subjectOf = (job: string) => {
    const [letter] = everyMail({ ...usualWords, job }).invitationWithdrawnMail ?? [];
    return letter && read(letter, 'en').subject;
  };
  expect(subjectOf('Cook\r\nBcc: all@example.com')).toBe(
    'Larkfield Health withdrew its invitation: Cook Bcc: …',
  );
  expect(subjectOf('🧑‍🍳 '.repeat(70))?.length).toBeLessThan(300);
  expect(subjectOf('x'.repeat(150))).toBe(`Larkfield Health withdrew its invitation: ${'x'.repeat(59)}…`);
});

test('a code is in the mail that brings it and its subject, and in no other', () => {
  const withCode = Object.entries(letters).flatMap(([name, all]) =>
    inEach(all).some(({ mail }) => mail.text.includes(code)) ? [name] : [],
  );
  expect(withCode).toEqual(['emailCode', 'forgotCode']);
});
