/** Walks the syntax tree of a source. */

export interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node with those around it, the outermost first. */
export function* walk(node: Node, parents: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  yield [node, parents];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child, [...parents, node]);
    }
  }
}
