import { createElement, Fragment, type ReactNode } from 'react';

interface RichProps {
  /** A sentence in the reader's language, with `<name>words</name>` where a component belongs. */
  text: string;
  /** Makes each component of the words inside its mark. */
  tags: Readonly<Record<string, (children: string) => ReactNode>>;
}

/**
 * A sentence with components inside, translated as a whole: each language puts them where they belong.
 *
 * @example <Rich text={t('Read the <a>rules</a> first.')} tags={{ a: (words) => <Link to={rules}>{words}</Link> }} />
 */
export function Rich({ text, tags }: RichProps) {
  // By threes: words, the name of a mark, the words inside it.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s);
  const nodes = parts.map((part, index): ReactNode => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const inside = parts[index + 1] ?? '';
    return tags[part]?.(inside) ?? inside;
  });
  // As arguments and not as a list: the parts of a sentence never change places, so they need no keys.
  return createElement(Fragment, {}, ...nodes);
}
