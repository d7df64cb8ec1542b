/** Pages that stop mails of a kind, reached from the mails themselves without signing in. */
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Locale } from '../../../schemas/base/locales.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { notFound } from '../../base/errors.ts';
import { translators } from '../../base/translators.ts';
import { escapeHtml } from '../../mail/templates/compose.ts';
import type { Services } from '../../services/services.ts';
import { changeSettings } from './settings.ts';
import { readStopToken, type Stoppable, settingsUrl, stops, unsubscribePath } from './stopLinks.ts';

const style = `:root{color-scheme:light dark;--ink:#17211F;--page:#FAF8F4;--card:#FFFFFF;--line:#E6E2D9;--link:#0F5C4D;--on:#FFFFFF}
@media (prefers-color-scheme:dark){:root{--ink:#E6ECEA;--page:#101817;--card:#182321;--line:#2C3A37;--link:#5CC8AE;--on:#101817}}
body{margin:0;padding:0 16px;background:var(--page);color:var(--ink);font:16px/1.5 Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:520px;margin:48px auto;padding:28px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
h1{font-size:22px;line-height:1.3;margin:0 0 12px}p{margin:0 0 16px}a{color:var(--link)}
button{font:inherit;font-weight:600;padding:12px 20px;border:0;border-radius:10px;background:var(--link);color:var(--on);cursor:pointer}`;

const page = (locale: Locale, title: string, content: string) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} – Hireday</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;

/** The mails a link stops, as a question. */
const questions: Record<Stoppable, (t: Translate) => string> = {
  morning: (t) => t('Stop the morning mail?'),
  applicants: (t) => t('Stop e-mails about each new applicant?'),
  messages: (t) => t('Stop e-mails about each message?'),
  answers: (t) => t('Stop e-mails about answers to invitations and offers?'),
  mailInvitations: (t) => t('Stop e-mails about invitations?'),
  mailNews: (t) => t('Stop e-mails about your applications?'),
  mailMessages: (t) => t('Stop e-mails about each message?'),
  mailReminders: (t) => t('Stop reminders of interviews?'),
  mailPicked: (t) => t('Stop e-mails about jobs that picked you?'),
  mailStanding: (t) => t('Stop the e-mail about where you stand?'),
  newJobs: (t) => t('Stop e-mails about new jobs for your searches?'),
  mailRecruiters: (t) => t('Stop e-mails about colleagues who join or wait for approval?'),
  mailOverdue: (t) => t('Stop e-mails about overdue answers?'),
  mailWebhooks: (t) => t('Stop e-mails about webhooks?'),
};

interface Asked {
  locale: Locale;
  what: Stoppable;
}

/** Where all of it can be seen all the same. */
function keptWords(what: Stoppable, t: Translate): string {
  if (what === 'newJobs') return t('Your saved searches stay, and you can look at them at Hireday.');
  if (what === 'mailStanding') return t('Your applications and invitations stay at Hireday.');
  return t('Everything stays in your list of notices at Hireday.');
}

function askingPage({ locale, what }: Asked): string {
  const t = translators[locale];
  // Without an action the form goes to the address of its page.
  return page(
    locale,
    questions[what](t),
    `<p>${escapeHtml(keptWords(what, t))}</p>
<form method="post"><button type="submit">${escapeHtml(t('Stop these e-mails'))}</button></form>`,
  );
}

/** The way in which one is told from then on. */
function restOf(what: Stoppable, t: Translate): string {
  if (what === 'morning') return t('You will get no more morning mails.');
  if (what === 'newJobs' || what === 'mailStanding') return keptWords(what, t);
  return Object.values(stops[what]).includes('MORNING')
    ? t('You are told of them in the morning mail, if you have it, and at Hireday.')
    : t('You are told of them at Hireday.');
}

function stoppedPage({ locale, what }: Asked, url: string): string {
  const t = translators[locale];
  const rest = restOf(what, t);
  return page(
    locale,
    t('These e-mails have stopped'),
    `<p>${escapeHtml(rest)}</p>
<p><a href="${escapeHtml(url)}">${escapeHtml(t('Choose what you are told of'))}</a></p>`,
  );
}

/** Programs open every link of a mail by themselves, so a page only asks: a POST stops the mails. */
export const unsubscribe = fp(async (app, { db, env }: Services) => {
  async function find(token: string) {
    const stopped = readStopToken(env, token);
    const user =
      stopped &&
      (await db
        .selectFrom('users')
        .select(['email', 'role', 'locale'])
        .where('id', '=', stopped.userId)
        .executeTakeFirst());
    if (!stopped || !user) throw notFound('There is nothing at this address.');
    return { ...user, what: stopped.what };
  }
  const send = (reply: FastifyReply, html: string) =>
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);

  await app.register(async (scope) => {
    // Mail programs send a form of one field, of either type; nothing of it is needed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    const hidden = { schema: { hide: true } };
    scope.get<{ Params: { token: string } }>(`${unsubscribePath}/:token`, hidden, async ({ params }, reply) =>
      send(reply, askingPage(await find(params.token))),
    );
    scope.post<{ Params: { token: string } }>(
      `${unsubscribePath}/:token`,
      hidden,
      async ({ params }, reply) => {
        const asked = await find(params.token);
        await changeSettings(db, asked.email, stops[asked.what]);
        return send(reply, stoppedPage(asked, settingsUrl(env, asked.role, asked.what)));
      },
    );
  });
});
