/** Headings of a text that is shown inside a page: people start at any level and skip some, screen readers trip over it. */

/** As much of a document's tree as headings need. */
interface Node {
  type: string;
  tagName?: string;
  children?: Node[];
}

const heading = /^h([1-6])$/;

function headingsOf(node: Node): Node[] {
  if (heading.test(node.tagName ?? '')) return [node];
  return (node.children ?? []).flatMap(headingsOf);
}

/**
 * A rehype plugin: gives each heading the level of how deep it is nested under the others, below the page's own, so that
 * none is skipped.
 *
 * @param options.above how many levels stand above the text: the page's title and the section's, unless it says otherwise
 */
export const nestHeadings =
  ({ above = 2 }: { above?: number } = {}) =>
  (tree: Node) => {
    const open: number[] = [];
    for (const node of headingsOf(tree)) {
      const level = Number(heading.exec(node.tagName ?? '')?.[1]);
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      node.tagName = `h${Math.min(6, above + open.length)}`;
    }
  };
