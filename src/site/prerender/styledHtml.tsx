import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders to HTML with the styles apart, for the head, marked so that the browser's emotion takes them over.
 */
export function renderStyled(content: ReactNode): { html: string; styles: string } {
  const cache = createCache({ key: 'css' });
  // Keeps styles out of the markup, where they would stand between the elements that React expects.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{content}</CacheProvider>);
  // React leaves the page's error where a boundary would show it in the browser.
  const problem = /data-msg="([^"]*)"/.exec(html)?.[1];
  if (problem) throw new Error(problem);
  const inserted = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isScoped = ([name]: [string, string]) => cache.registered[`css-${name}`] !== undefined;
  const globals = inserted
    .filter((entry) => !isScoped(entry))
    .map(([name, css]) => `<style data-emotion="css-global ${name}">${css}</style>`);
  const scoped = inserted.filter((entry) => isScoped(entry) && html.includes(`css-${entry[0]}`));
  const names = scoped.map(([name]) => name).join(' ');
  const css = scoped.map(([, text]) => text).join('');
  return { html, styles: `${globals.join('')}<style data-emotion="css ${names}">${css}</style>` };
}
