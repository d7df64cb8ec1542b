/** Pages on which text is put at exact places, in whatever order a program draws it. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

interface Style {
  /** The left edge, in points. */
  x?: number;
  /** The right edge instead. */
  end?: number;
  /** The middle instead. */
  middle?: number;
  /** The baseline, from the top of the page; by default where the pen is. */
  y?: number;
  size?: number;
  font?: Font;
  /** Points between the letters. */
  spacing?: number;
}

type Font =
  | 'Helvetica'
  | 'Helvetica-Bold'
  | 'Helvetica-Oblique'
  | 'Times-Roman'
  | 'Times-Bold'
  | 'Times-Italic';

interface PageSize {
  width: number;
  height: number;
}

export const letter: PageSize = { width: 612, height: 792 };
export const a4: PageSize = { width: 595, height: 842 };

const margin = 54;

export class Sheet {
  y = margin;
  /** The page the pen is on, from 0. */
  page = 0;
  readonly size: PageSize;
  readonly #document;
  readonly #font: Font;
  #late: (() => void)[] = [];

  constructor(size: PageSize, font: Font = 'Helvetica') {
    this.size = size;
    this.#font = font;
    this.#document = new PDFDocument({
      size: [size.width, size.height],
      margin: 0,
      bufferPages: true,
    });
  }

  /** Draws a text on one line. */
  text(
    text: string,
    { x = margin, end, middle, y = this.y, size = 10, font, spacing = 0 }: Style = {},
  ): void {
    const width = this.widthOf(text, { size, ...(font && { font }), spacing });
    const left = end === undefined ? (middle === undefined ? x : middle - width / 2) : end - width;
    this.#document.text(text, left, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: spacing,
    });
  }

  widthOf(text: string, { size = 10, font = this.#font, spacing = 0 }: Style = {}): number {
    return this.#document.font(font).fontSize(size).widthOfString(text, { characterSpacing: spacing });
  }

  /** Draws texts in several fonts one behind the other. */
  run(pieces: readonly [text: string, font: Font][], { x = margin, ...style }: Style = {}): void {
    let left = x;
    for (const [text, font] of pieces) {
      this.text(text, { ...style, x: left, font });
      left += this.widthOf(text, { ...style, font });
    }
  }

  /** Draws a text over as many lines as it needs, and leaves the pen below it. */
  wrapped(text: string, width: number, style: Style & { leading?: number; hang?: string } = {}): void {
    const { x = margin, leading = (style.size ?? 10) * 1.35, hang } = style;
    let line = '';
    let isFirst = true;
    const put = () => {
      if (hang && isFirst) this.text(hang, { ...style, x: x - 10 });
      this.text(line, { ...style, x });
      isFirst = false;
      this.y += leading;
      this.room(leading);
    };
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.widthOf(longer, style) > width) {
        put();
        line = word;
      } else line = longer;
    }
    put();
  }

  /** Has something drawn only once the entry is finished. */
  later(draw: () => void): void {
    this.#late.push(draw);
  }

  /** Draws what was put off. */
  finishEntry(): void {
    const late = this.#late;
    this.#late = [];
    for (const draw of late) draw();
  }

  /** Goes on to the next page unless so many points are left on this one. */
  room(height: number): void {
    if (this.y + height <= this.size.height - margin) return;
    this.finishEntry();
    this.goTo(this.page + 1);
  }

  /** Moves the pen to the top of a page, which is added if it does not exist. */
  goTo(page: number, y = margin): void {
    const { count } = this.#document.bufferedPageRange();
    if (page >= count) this.#document.addPage();
    else this.#document.switchToPage(page);
    this.page = page;
    this.y = y;
  }

  /** Draws heads and feet on every page, behind all else. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(page);
      draw(page + 1, count);
    }
  }

  async bytes(): Promise<Uint8Array> {
    const all = buffer(this.#document);
    this.#document.end();
    return await all;
  }
}
