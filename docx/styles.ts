/** A paragraph's looks, as far as reading depends on them: from its style, those the style is based on, and itself. */
import { allWithin, childOf, isOn, type XmlElement } from './xml.ts';

export interface Look {
  /** Height of its letters in half points. */
  size: number;
  /** Space above and below, in half points. */
  before: number;
  after: number;
  /** Whether space between paragraphs of this style is left out. */
  isTight: boolean;
  isHeading: boolean;
  isHidden: boolean;
  /** The list it belongs to, and how deep in it. */
  list?: string | undefined;
  level: number;
  style: string;
}

export interface Styles {
  lookOf(paragraphProperties: XmlElement | undefined): Look;
}

const plain: Look = {
  size: 20,
  before: 0,
  after: 0,
  isTight: false,
  isHeading: false,
  isHidden: false,
  level: 0,
  style: '',
};

const twentieths = (value: string | undefined) =>
  value === undefined || !Number.isFinite(Number(value)) ? undefined : Number(value) / 10;

/** A look with what these properties change of it. */
function changed(look: Look, paragraph: XmlElement | undefined, run: XmlElement | undefined): Look {
  const spacing = childOf(paragraph, 'spacing')?.attributes;
  const outline = childOf(paragraph, 'outlineLvl');
  const tight = childOf(paragraph, 'contextualSpacing');
  const numbers = childOf(paragraph, 'numPr');
  const hidden = childOf(run, 'vanish');
  return {
    ...look,
    size: Number(childOf(run, 'sz')?.attributes.val) || look.size,
    before: twentieths(spacing?.before) ?? look.before,
    after: twentieths(spacing?.after) ?? look.after,
    isTight: tight ? isOn(tight) : look.isTight,
    isHeading: outline ? Number(outline.attributes.val) < 9 : look.isHeading,
    isHidden: hidden ? isOn(hidden) : look.isHidden,
    list: childOf(numbers, 'numId')?.attributes.val ?? look.list,
    level: Number(childOf(numbers, 'ilvl')?.attributes.val ?? look.level),
  };
}

/** @param root of word/styles.xml */
export function readStyles(root: XmlElement | undefined): Styles {
  const elements = new Map<string, XmlElement>();
  let ordinary: XmlElement | undefined;
  for (const style of root ? allWithin(root, 'style') : []) {
    elements.set(style.attributes.styleId ?? '', style);
    if (style.attributes.type === 'paragraph' && isDefault(style)) ordinary = style;
  }
  const defaults = root && allWithin(root, 'docDefaults')[0];
  const base = changed(
    plain,
    childOf(childOf(defaults, 'pPrDefault'), 'pPr'),
    childOf(childOf(defaults, 'rPrDefault'), 'rPr'),
  );
  const known = new Map<string, Look>();

  function lookOfStyle(id: string, depth = 0): Look {
    const found = known.get(id);
    if (found) return found;
    const style = elements.get(id);
    if (!style || depth > 20) return base;
    const parent = childOf(style, 'basedOn')?.attributes.val;
    const inherited = parent ? lookOfStyle(parent, depth + 1) : base;
    const look = changed(inherited, childOf(style, 'pPr'), childOf(style, 'rPr'));
    const name = childOf(style, 'name')?.attributes.val ?? '';
    const result = { ...look, style: id, isHeading: look.isHeading || /^heading \d/i.test(name) };
    known.set(id, result);
    return result;
  }

  return {
    lookOf(properties) {
      const id = childOf(properties, 'pStyle')?.attributes.val ?? ordinary?.attributes.styleId ?? '';
      return changed(lookOfStyle(id), properties, undefined);
    },
  };
}

const isDefault = ({ attributes }: XmlElement) => /^(?:1|true|on)$/.test(attributes.default ?? '');
