/** Good resumes, made on the spot. */
import { buffer } from 'node:stream/consumers';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { Document, Packer, Paragraph } from 'docx';
import PDFDocument from 'pdfkit';

export const resumeLines = [
  'Ada Example',
  'Registered Nurse with seven years of experience in intensive care',
  'Skills: ventilator management, patient education, Spanish',
];

/** A PDF with a line per text; `draw` may put anything else on it. */
export async function makePdf(
  lines: string[] = resumeLines,
  options: PDFKit.PDFDocumentOptions = {},
  draw: (document: PDFKit.PDFDocument) => void = () => undefined,
): Promise<Uint8Array> {
  const document = new PDFDocument(options);
  const bytes = buffer(document);
  for (const line of lines) document.text(line);
  draw(document);
  document.end();
  return bytes;
}

export async function makeDocx(lines: string[] = resumeLines): Promise<Uint8Array> {
  return Packer.toBuffer(
    new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] }),
  );
}

/** A PDF of one page from raw parts: the page's content stream as it is, and how it says it is encoded. */
export function makeRawPdf(
  content: Uint8Array,
  filter: string,
  pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
) {
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    pages,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    undefined,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  const add = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  parts.forEach((part, index) => {
    offsets.push(length);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    if (part === undefined) {
      add(Buffer.from(`<< /Length ${content.length} /Filter ${filter} >>\nstream\n`));
      add(Buffer.from(content));
      add(Buffer.from('\nendstream'));
    } else {
      add(Buffer.from(part));
    }
    add(Buffer.from('\nendobj\n'));
  });
  const xref = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(Buffer.from(`xref\n0 6\n0000000000 65535 f \n${table}`));
  add(Buffer.from(`trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`));
  return Buffer.concat(chunks);
}

/** Operators that show text, `megabytes` of them, packed `times` over. */
export function packedOperators(megabytes: number, times = 1): Uint8Array {
  let bytes: Uint8Array = Buffer.alloc(
    megabytes * 1024 * 1024,
    'BT /F1 12 Tf 72 720 Td (More and more words) Tj ET\n',
  );
  for (let time = 0; time < times; time++) bytes = deflateSync(bytes);
  return bytes;
}

/** An archive of the given files; `declare` may lie about how large one is when unpacked. */
export function makeZip(
  files: Record<string, string | Uint8Array>,
  declare: (name: string, size: number) => number = (_, size) => size,
): Uint8Array {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const size = declare(name, Buffer.byteLength(content));
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, place, Buffer.from(name));
    entries.push(entry);
    offset += entry.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(table.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...entries, table, Buffer.from('PK\u0005\u0006'), end]);
}

/** The parts of a smallest Word document. */
export function docxParts(body: string | Uint8Array, mainType = 'wordprocessingml.document.main+xml') {
  return {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.${mainType.startsWith('word') ? 'openxmlformats-officedocument.' : ''}${mainType}"/></Types>`,
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': body,
  };
}

/** The main part of a Word document that says `text`. */
export const wordBody = (text: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
