/** Many questions of one kind, asked together. */

interface Waiting<K, V> {
  key: K;
  resolve: (value: V) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks at once when nothing is on its way; what comes in meanwhile waits and is asked together. Every answer is from
 * after its question, so nothing stale is ever given, unlike from a cache.
 *
 * @param load answers the questions in their order
 * @param lanes how many may be on their way, so that one that hangs does not hold up the rest
 */
export function batched<K, V>(
  load: (keys: readonly K[]) => Promise<readonly V[]>,
  lanes = 2,
): (key: K) => Promise<V> {
  let waiting: Waiting<K, V>[] = [];
  let running = 0;

  async function run(): Promise<void> {
    const batch = waiting;
    waiting = [];
    running += 1;
    try {
      const values = await load(batch.map(({ key }) => key));
      batch.forEach(({ resolve }, i) => {
        resolve(values[i] as V);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    running -= 1;
    if (waiting.length > 0) void run();
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (running < lanes) void run();
    });
}
