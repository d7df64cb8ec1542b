/** State kept while the parts of a document are read, one after another. */
import type { Box, Page } from './boxes.ts';
import type { Numbering } from './numbering.ts';
import type { Styles } from './styles.ts';
import type { XmlElement } from './xml.ts';

export interface Reading {
  styles: Styles;
  numbering: Numbering;
  page: Page;
  /** The page reached so far, from 1, as far as Word noted its breaks. */
  pageNumber: number;
  /** Text boxes met so far that float beside the text. */
  boxes: Box[];
  /** Fields that are open: whether their result has begun, which alone is text. */
  fields: boolean[];
  /** Whether nothing in the document has a colour or a picture behind it, so that white words cannot be seen. */
  isWhitePage: boolean;
  /** Told of words that nobody sees, which are left out. */
  onHidden: () => void;
  /** The words of a SmartArt drawing, by its relationship. */
  diagram: (relationship: string) => readonly string[];
  /** Reads what stands inside something: set once, so that paragraphs can hold boxes and boxes paragraphs. */
  readFlow: (container: XmlElement, reading: Reading) => Flow;
}

/** Lines in order of reading; an empty one separates blocks. */
export interface Flow {
  lines: string[];
  /** Height of the largest letters, in half points. */
  size: number;
}
