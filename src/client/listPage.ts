/** Pages of lists: rows in the body, how many there are and where they go on in the headers. */

/** One page of a list. */
interface ListPage<T> {
  data: T[];
  /** Undefined where the server does not count. */
  total: number | undefined;
  /** Cursor of the next page; undefined on the last. */
  after: string | undefined;
}

/** The cursor of the next page in a Link header. */
function cursorIn(link: string): string | undefined {
  const next = link.split(',').find((part) => /rel="?next"?/.test(part));
  const query = /<[^>?]*\?([^>]*)>/.exec(next ?? '')?.[1];
  return new URLSearchParams(query).get('after') ?? undefined;
}

/** Reads an answer of a list. */
export async function readListPage<T>(response: Response): Promise<ListPage<T>> {
  const data: T[] = await response.json();
  const total = Number(response.headers.get('content-range')?.split('/')[1]);
  return {
    data,
    total: Number.isFinite(total) ? total : undefined,
    after: cursorIn(response.headers.get('link') ?? ''),
  };
}
