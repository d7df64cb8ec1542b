/** A posting that is pasted is read as it looked where it came from. */
import { expect, test } from 'vitest';
import { markdownHtml, pastedHtml } from '../../server/features/publicJobs/markdownHtml.ts';

const plain = (html: string) => html.replaceAll(/\n/g, '');

test('lines and bullets of a posting out of a mail stay lines and a list', () => {
  const posting = [
    'What you’ll do',
    '• Assess, plan and give care',
    '• Manage arterial lines',
    'About us',
    'We are a hospital.',
    'In Duluth.',
  ].join('\n');
  expect(plain(pastedHtml(posting))).toBe(
    '<p>What you’ll do</p><ul><li>Assess, plan and give care</li><li>Manage arterial lines</li></ul>' +
      '<p>About us<br/>We are a hospital.<br/>In Duluth.</p>',
  );
});

test.each(['•', '●', '◦', '▪', '■', '‣', '·', '\uF0B7', '–', '✓', '○', '➤'])('%s begins an item', (sign) => {
  for (const gap of [' ', '\t', '\u00A0'])
    expect(plain(pastedHtml(`${sign}${gap}One\n${sign}${gap}Two`))).toBe('<ul><li>One</li><li>Two</li></ul>');
});

test('items within items stay within them', () => {
  expect(plain(pastedHtml('• Care\n  ◦ Nights\n  ◦ Days\n• Teach'))).toBe(
    '<ul><li>Care<ul><li>Nights</li><li>Days</li></ul></li><li>Teach</li></ul>',
  );
});

test.each([
  ['Windows', 'One\r\nTwo'],
  ['old Macs', 'One\rTwo'],
])('line breaks of %s are line breaks', (_, text) => {
  expect(plain(pastedHtml(text))).toBe('<p>One<br/>Two</p>');
});

test('Markdown means what it means, and code stays as it is', () => {
  expect(plain(pastedHtml('## Title\n\n- One\n- Two\n\n**bold** and 9–5'))).toContain(
    '<ul><li>One</li><li>Two</li></ul><p><strong>bold</strong> and 9–5</p>',
  );
  expect(pastedHtml('```\n• one\n• two\n```')).toContain('• one\n• two');
});

test('a dash, a bullet or a tick within a sentence begins nothing', () => {
  for (const text of ['Nights – and days', '9–5, Monday', 'Pay • Place • Hours', '–5 °C in the cold room'])
    expect(plain(pastedHtml(text))).toBe(`<p>${text}</p>`);
});

test('pages of the operator, which are wrapped where their lines are full, run on', () => {
  expect(plain(markdownHtml('These terms\napply.'))).toBe('<p>These termsapply.</p>');
});
