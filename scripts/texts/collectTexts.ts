/** Finds the texts of the interface in its sources: those that go through `t`, and those that do not but should. */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { isNode, type Node, walk } from './walk.ts';

/** Attributes whose text a person reads or hears. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'confirmLabel',
  'description',
  'emptyText',
  'heading',
  'helperText',
  'hint',
  'label',
  'loadingText',
  'noOptionsText',
  'placeholder',
  'subtitle',
  'title',
]);

/** The product's name is the same everywhere. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll('Hireday', ''));

/** The nodes at some places of a node. */
const partsOf = (node: Node, ...places: string[]): Node[] =>
  places.flatMap((place) => {
    const part = node[place];
    return (Array.isArray(part) ? part : [part]).filter(isNode);
  });

/** The texts of a template between its values. */
const templateTexts = (node: Node): string[] =>
  partsOf(node, 'quasis').map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '',
  );

/** Where an expression can go one way or the other, the ways. */
const waysOf = (node: Node): Node[] | undefined => {
  if (node.type === 'ConditionalExpression') return partsOf(node, 'consequent', 'alternate');
  if (node.type === 'LogicalExpression') return partsOf(node, 'left', 'right');
  return undefined;
};

/** The texts an expression can be: a literal, or either side of a condition. */
function literals(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'TemplateLiteral')
    return partsOf(node, 'expressions').length === 0 ? templateTexts(node).slice(0, 1) : [];
  return waysOf(node)?.flatMap(literals) ?? [];
}

/** The same with what is put together of words and values, which no key can be: `Edit ${title}`. */
function phrases(node: Node): string[] {
  const inside = node.type === 'JSXExpressionContainer' ? partsOf(node, 'expression') : waysOf(node);
  if (inside) return inside.flatMap(phrases);
  return node.type === 'TemplateLiteral' ? [templateTexts(node).join('…')] : literals(node);
}

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : '');

interface Texts {
  /** English texts given to `t`, and sentences of errors, with the files they are in. */
  said: Map<string, Set<string>>;
  /** Whatever else the server's files spell out, with the files. */
  written: Map<string, Set<string>>;
  /** Texts on a page that go past it, as `file:line: text`. */
  unsaid: string[];
}

/** Functions of the server that are given a sentence of a refusal, and which of their arguments that is. */
const refusing: Readonly<Record<string, number>> = {
  ApiError: 1,
  notFound: 0,
  wrongField: 1,
  refuseFields: 0,
};

/** The sentences that are given to them: one by itself, or one for each field. */
function refusals(node: Node): string[] {
  const given = partsOf(node, 'arguments')[refusing[nameOf(node.callee)] ?? -1];
  if (!given) return [];
  return given.type === 'ObjectExpression'
    ? partsOf(given, 'properties').flatMap((property) => partsOf(property, 'value').flatMap(literals))
    : literals(given);
}

/** @param files paths of sources, seen from the project's root */
export function collectTexts(files: readonly string[]): Texts {
  const said: Texts['said'] = new Map();
  const written: Texts['written'] = new Map();
  const add = (texts: Texts['said'], text: string, file: string) =>
    texts.set(text, (texts.get(text) ?? new Set()).add(file));
  const unsaid: string[] = [];
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const note = (node: Node, text: string) => {
      const line = source.slice(0, node.start).split('\n').length;
      unsaid.push(`${file}:${line}: ${text.replaceAll(/\s+/g, ' ').trim()}`);
    };
    const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    for (const [node] of walk(program)) {
      if (node.type === 'CallExpression' && nameOf(node.callee) === 't') {
        const [text] = partsOf(node, 'arguments');
        if (text) for (const one of literals(text)) add(said, one, file);
        if (text?.type === 'TemplateLiteral' && literals(text).length === 0)
          note(node, 't() takes a literal with {placeholders}, not a template');
      }
      if (node.type === 'NewExpression' || node.type === 'CallExpression')
        for (const one of refusals(node)) add(said, one, file);
      if (file.startsWith('server/') && node.type === 'Literal' && typeof node.value === 'string')
        add(written, node.value, file);
      if (node.type === 'JSXText' && hasWords(String(node.value))) note(node, String(node.value));
      if (node.type === 'JSXExpressionContainer')
        for (const text of phrases(node)) if (hasWords(text)) unsaidIn(node, text);
      if (node.type === 'JSXAttribute' && spoken.has(nameOf(node.name)) && isNode(node.value))
        for (const text of phrases(node.value)) if (hasWords(text)) note(node, text);
    }
    function unsaidIn(node: Node, text: string) {
      // An attribute's expression is looked at with the attribute: most of those are no words.
      if (source.slice(0, node.start).endsWith('=')) return;
      note(node, text);
    }
  }
  return { said, written, unsaid };
}
