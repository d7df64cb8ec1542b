import { type ParseResult, Visitor } from 'vite';

interface NamedFunction {
  name: string;
  line: number;
  lines: number;
}

/** Lines a function of the product has at most. */
export const longestFunction = 80;

/** Whether a file is of the product, not a test, a story or a measurement. */
export const isProduct = (file: string) =>
  !/^(?:tests|stories|bench|\.storybook)\/|\.stories\.tsx$/.test(file);

/** The functions and methods of a file that have a name, with their sizes in lines. */
export function functionsOf(text: string, { program }: ParseResult): NamedFunction[] {
  const found: NamedFunction[] = [];
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const add = (name: string, { start, end }: { start: number; end: number }) => {
    const line = lineAt(start);
    found.push({ name, line, lines: lineAt(end) - line + 1 });
  };
  new Visitor({
    FunctionDeclaration: (node) => add(node.id?.name ?? 'default', node),
    MethodDefinition: (node) => add(node.key.type === 'Identifier' ? node.key.name : 'method', node),
    VariableDeclarator: ({ id, init }) => {
      if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
        add(id.type === 'Identifier' ? id.name : 'pattern', init);
    },
  }).visit(program);
  return found;
}
