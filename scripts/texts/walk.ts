/** Walks the syntax tree of a source. */

export interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a tree with those around it, the outermost first. */
export function* walk(tree: unknown, parents: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (!isNode(tree)) return;
  yield [tree, parents];
  for (const value of Object.values(tree)) {
    for (const child of Array.isArray(value) ? value : [value]) yield* walk(child, [...parents, tree]);
  }
}
