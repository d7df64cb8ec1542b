/** The e-mail address in a cell of a file: the first of several, and without a name or a link around it. */
import { email } from '../../schemas/base/fields.ts';

const address = email();

/** Texts that can be addresses, whatever stands around them. */
const inText = /[\p{L}\p{N}.!#$%'*+?^_`~=-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

interface EmailOfCell {
  /** Undefined where the cell has none. */
  address: string | undefined;
  /** Whether the cell has further ones. */
  hasMore: boolean;
}

/** @example readEmail('Wen Li <wen.li@example.com>; wen@work.example') // { address: 'wen.li@example.com', hasMore: true } */
export function readEmail(cell: string): EmailOfCell {
  const whole = address.safeParse(cell).data;
  if (whole !== undefined) return { address: whole, hasMore: false };
  const texts = cell.normalize('NFKC').match(inText) ?? [];
  const addresses = new Set(
    texts.flatMap((text) => address.safeParse(text.replace(/^['.+=?-]+/u, '')).data ?? []),
  );
  const [first] = addresses;
  return { address: first, hasMore: addresses.size > 1 };
}
