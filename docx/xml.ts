/** XML of strangers as a small tree: names without their prefixes, and text only where Word keeps some. */
import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  /** By their names without prefixes. */
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The content, of the few elements whose text means something. */
  text: string;
}

/** More than this many elements, or as deeply nested, no resume has. */
const mostElements = 300_000;
const deepest = 400;

/** Elements whose text is read: words, and positions of drawings. */
const withText = new Set(['t', 'posOffset', 'align']);

/** A document that is larger or more nested than any resume. */
export class TooComplex extends Error {}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** @throws TooComplex; Error when it is not well-formed */
export function parseXml(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > mostElements || open.length > deepest) throw new TooComplex('too many elements');
    const element: XmlElement = { name: bare(name), attributes: {}, children: [], text: '' };
    const own: Record<string, string> = {};
    for (const key in attributes) own[bare(key)] = attributes[key] ?? '';
    element.attributes = own;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element && withText.has(element.name)) element.text += text;
  });
  // A mark of UTF-16 at the start is the only other encoding Word documents come in.
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  parser.write(new TextDecoder(encoding).decode(bytes)).close();
  return root;
}

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, name: string) =>
  element?.children.find((child) => child.name === name);

/** Every element of a name inside another, outermost first; not those inside one that was found. */
export function allWithin(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : allWithin(child, name)));
}

/** A switch such as `w:b`: on when it is there and not turned off. */
export function isOn(element: XmlElement | undefined): boolean {
  return element !== undefined && !/^(?:0|false|off)$/.test(element.attributes.val ?? '1');
}
