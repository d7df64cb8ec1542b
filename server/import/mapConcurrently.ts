/** Several of a stream's items worked on at a time. */

/**
 * Ends, with an error too, only when nothing is being worked on any more.
 *
 * @param limit how many at a time, which is also how many are held
 * @returns what came of the items, in the order in which they got done
 */
export async function* mapConcurrently<T, R>(
  items: AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running = new Map<number, Promise<{ number: number; done: R }>>();
  const next = async () => {
    const { number, done } = await Promise.race(running.values());
    running.delete(number);
    return done;
  };
  let started = 0;
  try {
    for await (const item of items) {
      const number = started;
      started += 1;
      const task = work(item).then((done) => ({ number, done }));
      // If another one fails first, only that failure is reported.
      task.catch(() => undefined);
      running.set(number, task);
      if (running.size >= limit) yield await next();
    }
    while (running.size > 0) yield await next();
  } finally {
    await Promise.allSettled(running.values());
  }
}
