import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rich } from '../../src/i18n/Rich.tsx';

const shown = (text: string) =>
  renderToStaticMarkup(
    createElement(Rich, {
      text,
      tags: { a: (words) => createElement('a', { href: '/rules' }, words), hr: () => createElement('hr') },
    }),
  );

test('a component stands where the sentence has it, with the words inside its mark', () => {
  expect(shown('Read the <a>rules</a> first, <a>all</a> of them.')).toBe(
    'Read the <a href="/rules">rules</a> first, <a href="/rules">all</a> of them.',
  );
  expect(shown('<hr></hr>')).toBe('<hr/>');
});

test('a mark nobody makes a component of is left to its words', () => {
  expect(shown('Read the <b>rules</b>.')).toBe('Read the rules.');
});

test('what someone typed is text, whatever it looks like', () => {
  expect(shown('1 < 2 <script>')).toBe('1 &lt; 2 &lt;script&gt;');
});
