/** From a few blocks to a whole mail: the plain text and, out of the same words, the HTML. */

import { addressWords } from '../../../schemas/base/contactWords.ts';
import type { Locale } from '../../../schemas/base/locales.ts';
import { plainText } from '../../../schemas/base/pasted.ts';
import type { MailPart } from '../../../schemas/mailPreview.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import type { MailContent, MailKind, Voice } from '../../base/mail.ts';
import { safeName } from './safeName.ts';

/**
 * A paragraph, the words of another person in their lines, a code to type, a link to follow; in longer mails a heading, or
 * one entry of a list, which leads somewhere.
 */
export type Block =
  | { say: string }
  | { quote: string }
  | { code: string }
  | { link: string; url: string }
  | { heading: string }
  | {
      item: string;
      url: string;
      detail?: string | undefined;
      quoted?: string | undefined;
      /** Why it is told. */
      why?: string | undefined;
    };

interface Written {
  kind: MailKind;
  /** Also the heading. It is given a translator that shortens the names and titles it is filled in with. */
  subject: (t: Translate) => string;
  /** Goes above everything, also in what mail programs quote. */
  above?: string;
  /** The first line, where it is more than a greeting by the reader's name. */
  greeting?: string;
  blocks: Block[];
  /** The person or company it is written for; Hireday itself where there is none. */
  sender?: string | undefined;
  /** Why this mail came, in small print. */
  why: string;
  /** Where mails of this kind are stopped; only for those one may do without. */
  stop?: Stop | undefined;
}

/** A link to stop mails of a kind, and another one to all settings. */
export interface Stop {
  url: string;
  settingsUrl: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** One line without control characters or marks that turn the direction of text: names come from strangers. */
const oneLine = (text: string) =>
  plainText(text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** As much of a name or a title as a line of an inbox shows beside other words. */
const mostOfName = 60;

function short(name: string): string {
  const signs = Array.from(oneLine(name.replaceAll(addressWords, '…')));
  return signs.length > mostOfName
    ? `${signs
        .slice(0, mostOfName - 1)
        .join('')
        .trimEnd()}…`
    : signs.join('');
}

/** Fills in long names only in part, so that what a subject says stays in sight. */
const shortening =
  (t: Translate): Translate =>
  (text, values = {}) =>
    t(
      text,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? short(value) : value,
        ]),
      ),
    );

/** Lines as they were written, each as safe as a name. */
const linesOf = (text: string) => text.trim().split(/\r?\n/).map(oneLine);

function textOf(block: Block): string {
  if ('say' in block) return oneLine(block.say);
  if ('quote' in block)
    return linesOf(block.quote)
      .map((line) => `> ${line}`.trimEnd())
      .join('\n');
  if ('heading' in block) return `${oneLine(block.heading)}\n${'='.repeat(oneLine(block.heading).length)}`;
  if ('item' in block) {
    const { item, detail, quoted, why, url } = block;
    const lines = [
      `• ${oneLine(item)}`,
      ...(detail ? [`  ${oneLine(detail)}`] : []),
      ...(why ? [`  ${oneLine(why)}`] : []),
      ...(quoted ? [`  > ${oneLine(quoted)}`] : []),
      `  ${url}`,
    ];
    return lines.join('\n');
  }
  return 'code' in block ? `    ${block.code}` : `${oneLine(block.link)}: ${block.url}`;
}

/** The parts of a block that others than the reader may see: no address it leads to, and no code. */
function partsOf(block: Block): MailPart[] {
  if ('say' in block) return [{ kind: 'TEXT', text: oneLine(block.say) }];
  if ('quote' in block) return [{ kind: 'QUOTE', text: linesOf(block.quote).join('\n') }];
  if ('heading' in block) return [{ kind: 'HEADING', text: oneLine(block.heading) }];
  if ('item' in block) {
    const { item, detail, why, quoted } = block;
    const lines = [item, detail, why, quoted].flatMap((words) => (words ? [oneLine(words)] : []));
    return [{ kind: 'TEXT', text: lines.join('\n') }];
  }
  return 'link' in block ? [{ kind: 'BUTTON', text: oneLine(block.link) }] : [];
}

function htmlOf(block: Block): string {
  if ('say' in block) return `<p class="text" style="margin:0 0 16px">${escapeHtml(oneLine(block.say))}</p>`;
  if ('quote' in block) {
    const lines = linesOf(block.quote).map(escapeHtml).join('<br>');
    return `<blockquote class="text" dir="auto" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #E6E2D9">${lines}</blockquote>`;
  }
  if ('code' in block) {
    const style =
      'margin:0 0 16px;padding:16px;border-radius:10px;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;text-align:center;background:#DCF0E8;color:#0B4F3F';
    return `<p class="code" style="${style}">${escapeHtml(block.code)}</p>`;
  }
  if ('heading' in block)
    return `<h2 class="head" style="margin:24px 0 8px;font-size:17px;line-height:1.3;color:#17211F">${escapeHtml(oneLine(block.heading))}</h2>`;
  if ('item' in block) {
    const { item, detail, quoted, why, url } = block;
    const link = `<a class="link" href="${escapeHtml(url)}" style="color:#0F5C4D;font-weight:600">${escapeHtml(oneLine(item))}</a>`;
    const small = 'font-size:14px;color:#52605C';
    const more = [detail, why]
      .flatMap((words) => words ?? [])
      .map((words) => `<br><span class="small" style="${small}">${escapeHtml(oneLine(words))}</span>`)
      .join('');
    const words = quoted
      ? `<br><q class="small" style="${small};font-style:italic">${escapeHtml(oneLine(quoted))}</q>`
      : '';
    return `<p class="text" style="margin:0 0 12px">${link}${more}${words}</p>`;
  }
  const style =
    'display:inline-block;padding:12px 20px;border-radius:10px;background:#0F5C4D;color:#FFFFFF;font-weight:600;text-decoration:none';
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}" style="${style}">${escapeHtml(oneLine(block.link))}</a></p>`;
}

/** Clients that know dark mode use these; the others keep the inline colours, which are readable on their own ground. */
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#101817!important}.card{background:#182321!important;border-color:#2C3A37!important}
.text,.head{color:#E6ECEA!important}.small{color:#A5B2AE!important}.link{color:#5CC8AE!important}.code{background:#12362D!important;color:#A6E3D0!important}}`;

function frame(locale: Locale, subject: string, blocks: string, why: string, above = ''): string {
  const font = "font:400 16px/1.5 Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#FAF8F4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#FAF8F4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td class="card" style="padding:28px;border:1px solid #E6E2D9;border-radius:12px;background:#FFFFFF;color:#17211F;${font}">
${above && `<p class="small" style="margin:0 0 16px;font-size:13px;color:#52605C">${escapeHtml(above)}</p>\n`}<p class="small" style="margin:0 0 20px;font-weight:700;color:#0F5C4D">Hireday</p>
<h1 class="head" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#17211F">${subject}</h1>
${blocks}
<p class="small" style="margin:8px 0 0;font-size:13px;color:#52605C">${why}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The small print's links. */
function stopLinks({ t }: Voice, stop: Stop | undefined): { link: string; url: string }[] {
  if (!stop) return [];
  return [
    { link: t('Stop these e-mails'), url: stop.url },
    { link: t('Choose what you are told of'), url: stop.settingsUrl },
  ];
}

const smallLink = ({ link, url }: { link: string; url: string }) =>
  `<a class="small" href="${escapeHtml(url)}" style="color:#52605C">${escapeHtml(link)}</a>`;

/** "Hello Ada," */
export const greetingOf = ({ t, firstName }: Voice): string =>
  firstName ? t('Hello {name},', { name: short(firstName) }) : t('Hello,');

/** The words of a person, with a line above them that says whose they are. */
export const wordsOf = (name: string, words: string | null, { t }: Voice): Block[] =>
  words === null || words.trim() === '' ? [] : [{ say: t('{name} writes:', { name }) }, { quote: words }];

/** Every value is escaped here, and subjects are one line whatever a name in them holds. */
export function compose(
  voice: Voice,
  { kind, subject, above, greeting = greetingOf(voice), blocks: more, sender, why, stop }: Written,
): MailContent {
  const blocks = [{ say: greeting }, ...more];
  const line = oneLine(subject(shortening(voice.t)));
  const links = stopLinks(voice, stop);
  const small = [escapeHtml(oneLine(why)), ...links.map(smallLink)].join('<br>');
  return {
    kind,
    subject: line,
    text: `${[...(above ? [above] : []), line, ...blocks.map(textOf), '--', oneLine(why), ...links.map(textOf), 'Hireday'].join('\n\n')}\n`,
    parts: blocks.flatMap(partsOf),
    html: frame(voice.locale, escapeHtml(line), blocks.map(htmlOf).join('\n'), small, above),
    ...(sender && { fromName: voice.t('{name} via Hireday', { name: short(safeName(sender)) }) }),
    ...(stop && { unsubscribe: stop.url }),
  };
}
