/**
 * Makes Markdown of what word processors, mail programs and web pages put on the clipboard. Loaded only once something
 * is pasted.
 */
import Turndown from 'turndown';

/** Word's own marks of a paragraph that is an item: `mso-list:l0 level2 lfo1`. */
const wordItem = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const inlineStyle = (element: Element) => element.getAttribute('style') ?? '';

/** Takes an element away and leaves what is in it. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Puts what is in an element into another one. */
function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** The part that was selected: programs write a whole page around it. */
function selected(html: string): string {
  const from = html.indexOf('<!--StartFragment-->');
  const to = html.lastIndexOf('<!--EndFragment-->');
  return from >= 0 && to > from ? html.slice(from, to) : html;
}

/** Word writes lists as paragraphs with a sign in front; they become lists, one in the other as their levels say. */
function listsOfWord(page: Document): void {
  const open: { level: number; list: Element }[] = [];
  let last: Element | null = null;
  for (const item of [...page.querySelectorAll('p[style*="mso-list"], div[style*="mso-list"]')]) {
    const [, , digits] = wordItem.exec(inlineStyle(item)) ?? [];
    if (digits === undefined) continue;
    const level = Number(digits);
    const sign = item.querySelector('[style*="Ignore"]');
    const tag = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    // Another paragraph between two lists ends the first.
    if (item.previousElementSibling !== last) open.length = 0;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = page.createElement(tag);
      if (current) (current.list.lastElementChild ?? current.list).append(list);
      else item.before(list);
      current = { level, list };
      open.push(current);
    }
    const entry = page.createElement('li');
    entry.append(...item.childNodes);
    current.list.append(entry);
    item.remove();
    last = open[0]?.list ?? null;
  }
}

/** Google Docs and web pages say by style what is bold; the former also wraps everything in a `b` that is not. */
function boldOfStyles(page: Document): void {
  for (const element of page.querySelectorAll(
    'b[style*="font-weight:normal"], b[style*="font-weight: normal"]',
  ))
    unwrap(element);
  for (const element of page.querySelectorAll('span[style]')) {
    const style = inlineStyle(element);
    if (element.closest('h1, h2, h3, h4, h5, h6, b, strong')) continue;
    if (/font-weight:\s*(?:bold|[67]00|800|900)/i.test(style)) rename(element, 'strong');
    else if (/font-style:\s*italic/i.test(style)) rename(element, 'em');
  }
}

function clean(page: Document): void {
  for (const element of page.querySelectorAll(
    'style, script, meta, link, title, xml, img, svg, button, input, noscript',
  ))
    element.remove();
  // Office's own elements, such as <o:p>, have a colon in their names.
  for (const element of [...page.body.querySelectorAll('*')])
    if (element.localName.includes(':')) unwrap(element);
  listsOfWord(page);
  boldOfStyles(page);
  // A paragraph in an item would set the items apart.
  for (const paragraph of page.querySelectorAll('li > p, li > div')) unwrap(paragraph);
  // The page that shows it has its own first heading.
  for (const heading of page.querySelectorAll('h1')) rename(heading, 'h2');
  for (const link of page.querySelectorAll('a'))
    if (
      !/^(?:https?|mailto):/i.test(link.getAttribute('href') ?? '') ||
      link.textContent === link.getAttribute('href')
    )
      unwrap(link);
}

const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*', br: '' });
// Only signs at the beginning of a line, and stars, would be read as Markdown.
turndown.escape = (text) =>
  text
    .replace(/\*/g, '\\*')
    .replace(/^(\s*)([-+>]|#{1,6})(?=\s)/gm, '$1\\$2')
    .replace(/^(\s*\d+)\.(?=\s)/gm, '$1\\.');
turndown.addRule('item', {
  filter: 'li',
  replacement(content, node) {
    const list = node.parentElement;
    const at = list ? [...list.children].indexOf(node as Element) : 0;
    const sign = list?.localName === 'ol' ? `${at + Number(list.getAttribute('start') ?? 1)}. ` : '- ';
    const text = content
      .trim()
      .replace(/\n{2,}/g, '\n')
      .replaceAll('\n', `\n${' '.repeat(sign.length)}`);
    return text === '' ? '' : `${sign}${text}\n`;
  },
});

/**
 * Makes Markdown of a clipboard's HTML: headings, lines, lists, bold words and links stay, and nothing else does.
 *
 * @returns null where the HTML has no more than the plain text beside it, as that of code editors
 */
export function markdownOf(html: string): string | null {
  const page = new DOMParser().parseFromString(selected(html), 'text/html');
  if (!page.body.querySelector('h1, h2, h3, h4, h5, h6, p, li, b, strong, table, br')) return null;
  clean(page);
  const text = turndown
    .turndown(page.body)
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u200B\u00AD\uFEFF]/g, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? null : text;
}
