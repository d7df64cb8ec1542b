import { expect, test } from 'vitest';
import { nestHeadings } from '../../src/kit/nestHeadings.ts';

const levelsOf = (...tagNames: string[]) => {
  const children = tagNames.map((tagName) => ({ type: 'element', tagName }));
  nestHeadings()({ type: 'root', children });
  return children.map(({ tagName }) => tagName);
};

test('a text that starts at the second level starts right below the section', () => {
  expect(levelsOf('h2', 'h2')).toEqual(['h3', 'h3']);
});

test('skipped levels close up, and siblings stay siblings', () => {
  expect(levelsOf('h1', 'h4', 'h4', 'h2', 'h1')).toEqual(['h3', 'h4', 'h4', 'h4', 'h3']);
});

test('nothing is deeper than the sixth level', () => {
  expect(levelsOf('h1', 'h2', 'h3', 'h4', 'h5', 'h6').at(-1)).toBe('h6');
});
