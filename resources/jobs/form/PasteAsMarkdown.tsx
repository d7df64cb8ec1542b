import Box from '@mui/material/Box';
import type { ClipboardEvent, ReactNode } from 'react';

/** Writes text where the cursor is, so that the browser's own undo takes it back. */
function insert(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function pasteMarkdown(field: HTMLTextAreaElement, html: string, plain: string): Promise<void> {
  const { markdownOf } = await import('./pastedMarkdown.ts');
  insert(field, markdownOf(html) ?? plain);
}

/** The signs of Word's second and third level, which are letters of other fonts, in text without its HTML. */
const innerItem = /^([o§])\t\s*(?=\S)/gm;
const withInnerItems = (text: string) =>
  text.replace(innerItem, (_, sign: string) => (sign === 'o' ? '  - ' : '    - '));

async function pasteText(field: HTMLTextAreaElement, plain: string): Promise<void> {
  const { pastedText } = await import('./pastedText.ts');
  insert(field, withInnerItems(pastedText(plain)));
}

function onPaste(event: ClipboardEvent<HTMLElement>): void {
  const field = event.target;
  const html = event.clipboardData.getData('text/html');
  if (!(field instanceof HTMLTextAreaElement)) return;
  const plain = event.clipboardData.getData('text/plain');
  // A line alone is pasted as it is, by the browser.
  if (html === '' && !plain.includes('\n')) return;
  event.preventDefault();
  const pasting = html === '' ? pasteText(field, plain) : pasteMarkdown(field, html, withInnerItems(plain));
  pasting.catch(() => insert(field, plain));
}

/** Around a field of Markdown: text pasted from a word processor, a mail or a web page keeps its headings and lists. */
export const PasteAsMarkdown = ({ children }: { children: ReactNode }) => (
  <Box onPaste={onPaste} sx={{ width: '100%' }}>
    {children}
  </Box>
);
