/** Rows that one statement deletes at most, so that it holds few locks and ends soon. */
const batchSize = 1000;

/** Repeats a deletion of at most `limit` rows until none is left. @returns how many rows were deleted */
export async function deleteInBatches(
  deleteSome: (limit: number) => Promise<{ numDeletedRows: bigint }>,
  limit = batchSize,
): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = Number((await deleteSome(limit)).numDeletedRows);
    total += deleted;
    if (deleted < limit) return total;
  }
}
