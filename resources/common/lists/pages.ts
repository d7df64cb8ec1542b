/** Reading a list to its end. */

/** One page of a list. `total` where the server counted. */
interface Page<T> {
  data: T[];
  total?: number | undefined;
  pageInfo?: { hasNextPage?: boolean | undefined } | undefined;
}

/** The rows read, and whether the limit cut them short. */
export interface AllRows<T> {
  rows: T[];
  cut: boolean;
}

/**
 * Reads pages one after the other until there are no more, or `limit` rows are there.
 *
 * @param read asks for a page, counted from 1
 * @param limit the most rows that are kept
 */
export async function readAll<T>(
  read: (page: number) => Promise<Page<T>>,
  limit: number,
): Promise<AllRows<T>> {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    const { data, total, pageInfo } = await read(page);
    rows.push(...data);
    const more = data.length > 0 && (pageInfo?.hasNextPage ?? rows.length < (total ?? 0));
    if (rows.length > limit || (rows.length === limit && more))
      return { rows: rows.slice(0, limit), cut: true };
    if (!more) return { rows, cut: false };
  }
}
