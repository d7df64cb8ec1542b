/** A stream's items in groups. */

/**
 * @param isFull whether a group is complete; asked after each item
 * @returns the groups, each with at least one item
 */
export async function* inBatches<T>(
  items: AsyncIterable<T>,
  isFull: (batch: readonly T[]) => boolean,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (!isFull(batch)) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
