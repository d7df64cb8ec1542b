/** A name over a value, or over lines of an address. */
export interface Block {
  title: string;
  lines: string[];
}

export interface Line {
  text: string;
  detail?: string;
  amount: string;
}

/** Plain data, as it is handed to the thread that draws it. */
export interface InvoicePage {
  locale: string;
  title: string;
  /** For the file's own properties. */
  author: string;
  createdAt: string;
  notice: string;
  facts: Block[];
  seller: Block;
  buyer: Block;
  columns: [string, string];
  lines: Line[];
  sums: { label: string; amount: string; strong?: boolean }[];
  state: string;
  notes: string[];
}

/** @throws ApiError BUSY when it could not be drawn now */
export type WriteInvoice = (page: InvoicePage) => Promise<Uint8Array>;
