/** The mails of a machine of one's own, to be read in the browser: /dev/mailbox, and as JSON for tests. */
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { ApiError, notFound } from '../../base/errors.ts';
import { type KeptMail, keptMail, keptMails, mailboxPath, mailboxSize } from '../../mail/devMailbox.ts';
import { hasDevMailbox } from '../../mail/openPostOffice.ts';
import { calendarFileName } from '../../mail/postOffice.ts';
import { escapeHtml } from '../../mail/templates/compose.ts';
import type { Services } from '../../services/services.ts';
import { mayOpenMailbox } from './access.ts';

const style = `:root{color-scheme:light dark;--ink:#17211F;--soft:#52605C;--page:#FAF8F4;--card:#FFFFFF;--line:#E6E2D9;--link:#0F5C4D}
@media (prefers-color-scheme:dark){:root{--ink:#E6ECEA;--soft:#A5B2AE;--page:#101817;--card:#182321;--line:#2C3A37;--link:#5CC8AE}}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:760px;margin:0 auto;padding:24px 16px}
h1{font-size:24px;margin:0 0 8px}h2{font-size:18px}
p{margin:0 0 16px;color:var(--soft)}a{color:var(--link)}
ol{list-style:none;margin:0;padding:0}
li{border:1px solid var(--line);border-radius:10px;background:var(--card);padding:12px 16px;margin:0 0 8px;overflow-wrap:anywhere}
li span{display:block;color:var(--soft);font-size:14px}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:10px;background:var(--card)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid var(--line);border-radius:10px;background:var(--card);padding:16px}`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} – Hireday mailbox</title><style>${style}</style></head>
<body><main>${content}</main></body></html>`;

const when = (at: string) =>
  `<time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 19).replace('T', ' '))} UTC</time>`;

function listPage(mails: KeptMail[]): string {
  const items = mails.map(
    ({ id, to, subject, createdAt }) =>
      `<li><a href="${mailboxPath}/${id}">${escapeHtml(subject)}</a><span>To ${escapeHtml(to)} · ${when(createdAt)}</span></li>`,
  );
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>';
  return page(
    'Mails',
    `<h1>Mailbox</h1><p>This server has no mail server to send with, so mails stay here: the newest ${mailboxSize}, newest first.</p>${list}`,
  );
}

/** Links to the files that came with it. */
const filesOf = ({ id, attachments }: KeptMail) =>
  (attachments ?? [])
    .map(
      ({ fileName }, place) =>
        `<p><a href="${mailboxPath}/${id}/files/${place}">${escapeHtml(fileName)}</a></p>`,
    )
    .join('');

const mailPage = (mail: KeptMail) => {
  const { id, to, subject, text, createdAt } = mail;
  return page(
    subject,
    `<p><a href="${mailboxPath}">All mails</a></p><h1>${escapeHtml(subject)}</h1><p>To ${escapeHtml(to)} · ${when(createdAt)}</p>
<iframe sandbox title="The mail as it looks" src="${mailboxPath}/${id}/html"></iframe>
${filesOf(mail)}<h2>As plain text</h2><pre>${escapeHtml(text)}</pre>`,
  );
};

/** A mail is shown as a mail program does: no script, nothing fetched. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Exists only where mails are kept in the mailbox, and only for someone at the machine. */
export const mailbox = fp(async (app, { env, db }: Services) => {
  if (!hasDevMailbox(env)) return;
  const find = async (params: unknown): Promise<KeptMail> => {
    const { data } = z.object({ id: z.uuid() }).safeParse(params);
    const mail = data && (await keptMail(db, data.id));
    if (!mail) throw notFound('There is no such mail.');
    return mail;
  };
  const hidden = {
    schema: { hide: true },
    onRequest: async (request: FastifyRequest) => {
      // In the words of any address where there is nothing.
      if (!mayOpenMailbox(env, request)) throw new ApiError('NOT_FOUND', 'There is nothing at this address.');
    },
  };
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url?.startsWith(mailboxPath)) reply.header('cache-control', 'no-store');
  });
  app.get(`${mailboxPath}.json`, hidden, () => keptMails(db));
  app.get(mailboxPath, hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(listPage(await keptMails(db))),
  );
  app.get(`${mailboxPath}/:id`, hidden, async ({ params }, reply) =>
    reply.type('text/html; charset=utf-8').send(mailPage(await find(params))),
  );
  app.get(`${mailboxPath}/:id/html`, hidden, async ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .send((await find(params)).html),
  );
  app.get(`${mailboxPath}/:id/files/:place`, hidden, async ({ params }, reply) => {
    const { data: place = -1 } = z.coerce
      .number()
      .int()
      .safeParse((params as { place: string }).place);
    const file = (await find(params)).attachments?.[place];
    if (!file) throw notFound('There is no such file.');
    return reply
      .type(file.fileName === calendarFileName ? 'text/calendar; charset=utf-8' : 'application/pdf')
      .header('content-disposition', `inline; filename="${file.fileName.replaceAll(/[^\w. -]/g, '_')}"`)
      .send(Buffer.from(file.base64, 'base64'));
  });
});
