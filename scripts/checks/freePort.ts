/** Free ports for servers that tests start. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/**
 * Below the ports a system picks itself (Linux from 32768, others from 49152): between the moment a port is
 * found free and the moment a program listens on it, no other connection is given it.
 */
const first = 10_000;
const count = 10_000;

/** Counts up, so that one process never returns a port twice, from a random start, so that two processes differ. */
let offset = randomInt(count);

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer().listen(port, '127.0.0.1');
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (free) {
    server.close();
    await once(server, 'close');
  }
  return free;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    offset += 1;
    const port = first + (offset % count);
    if (await isFree(port)) return port;
  }
}
