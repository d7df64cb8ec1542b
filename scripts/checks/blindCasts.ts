import { type ESTree, type ParseResult, Visitor } from 'vite';

/** Whether a cast switches checking off: `as never`, `as unknown as`. */
export const isBlind = ({ typeAnnotation: to, expression }: ESTree.TSAsExpression): boolean =>
  to.type === 'TSNeverKeyword' ||
  (expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword');

/** Where the blind casts of a file are, in lines. */
export function blindCasts(text: string, { program }: ParseResult): number[] {
  const found: number[] = [];
  new Visitor({
    TSAsExpression: (node) => {
      if (isBlind(node)) found.push(text.slice(0, node.start).split('\n').length);
    },
  }).visit(program);
  return found;
}
