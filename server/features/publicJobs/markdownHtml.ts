/** Markdown of a job as HTML that can do nothing but be read. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { nestHeadings } from '../../../src/kit/nestHeadings.ts';
import { remarkPlugins, withLists } from '../../../src/kit/writtenLines.ts';

const components: Components = {
  // An address that is not let through leaves its words.
  a: ({ href, children }) =>
    href ? createElement('a', { href, rel: 'nofollow ugc noopener noreferrer' }, children) : children,
  // Pictures from elsewhere would tell their host who reads this.
  img: ({ alt }) => createElement('em', null, alt),
  // Wide tables scroll by themselves; the keyboard needs a stop there.
  table: ({ children }) =>
    createElement('div', { className: 'scroll', tabIndex: 0 }, createElement('table', null, children)),
  // Boxes to tick would have no name.
  input: ({ checked }) => (checked ? '☑ ' : '☐ '),
};

/**
 * HTML in the text stays text, and addresses are http, https, mailto and the like: never a script.
 *
 * @param above how many levels of headings the page has above the text
 */
export const markdownHtml = (text: string, above?: number): string => htmlOf(text, [remarkGfm], above);

/** The same for texts that people type and paste, whose line breaks and bullets count. */
export const pastedHtml = (text: string): string => htmlOf(withLists(text), remarkPlugins);

const htmlOf = (text: string, plugins: Options['remarkPlugins'], above?: number) =>
  renderToStaticMarkup(
    createElement(
      Markdown,
      { remarkPlugins: plugins, rehypePlugins: [[nestHeadings, { above }]], components },
      text,
    ),
  );
