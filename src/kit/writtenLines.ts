/** Texts as people paste them from a mail, a PDF or Word: lines end where they ended there, and bullets are signs. */
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';

/** Reads GitHub's Markdown, in which a line break is one. */
export const remarkPlugins = [remarkGfm, remarkBreaks];

/** Bullets as other programs write them, the private sign of Word's symbol font among them. */
const bullet = /^([ \t]*)(?:[•●○◦▪▫■□◼‣⁃∙·➤►✓✔\uF0B7\uF0A7]|–(?=\s))[ \t\u00A0]*(?=\S)/u;
/** Lines that begin a block of their own, or go on with an item. */
const ownBlock = /^(?:\s|$|[-*+>#|]|\d+[.)]\s|```|~~~)/;

/**
 * Writes bullets as Markdown has them: "• Plan care" becomes "- Plan care". A list ends where its bullets do. Code stays as
 * it is.
 */
export function withLists(text: string): string {
  const lines: string[] = [];
  let fence: string | null = null;
  let wasBullet = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, mark] = /^\s*(```|~~~)/.exec(line) ?? [];
    if (mark !== undefined && (fence === null || fence === mark)) fence = fence === null ? mark : null;
    const isBullet = fence === null && bullet.test(line);
    if (wasBullet && !isBullet && !ownBlock.test(line)) lines.push('');
    lines.push(isBullet ? line.replace(bullet, '$1- ') : line);
    wasBullet = isBullet;
  }
  return lines.join('\n');
}
