/** A way to a server that can be cut, silenced or closed, as a network does it. */
import { once } from 'node:events';
import net from 'node:net';

/** `open` passes on; `silent` takes connections and bytes and passes on nothing; `closed` refuses connections. */
type ProxyState = 'open' | 'silent' | 'closed';

export interface FaultyWay {
  port: number;
  set(state: ProxyState): Promise<void>;
  /** Ends every connection there is, without a goodbye. */
  cut(): void;
  close(): Promise<void>;
}

/** @param target where `net.connect` finds the server */
export async function openWay(target: net.NetConnectOpts): Promise<FaultyWay> {
  let state: ProxyState = 'open';
  const ends = new Set<net.Socket>();

  function keep(socket: net.Socket, other: () => net.Socket): void {
    ends.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      ends.delete(socket);
      other().destroy();
    });
    socket.on('data', (bytes) => {
      // A message sent into silence is lost, as is the connection once it can be heard again.
      if (state === 'open') other().write(bytes);
    });
  }

  const server = net.createServer((here) => {
    const there = net.connect(target);
    keep(here, () => there);
    keep(there, () => here);
  });
  let port = 0;
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as net.AddressInfo).port;
  };
  const cut = () => {
    for (const socket of ends) socket.destroy();
  };
  async function refuse() {
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  }
  await listen();
  return {
    port,
    cut,
    async set(next) {
      if (next === state) return;
      if (next === 'closed') await refuse();
      else if (state === 'closed') await listen();
      state = next;
    },
    close: async () => {
      if (state !== 'closed') await refuse();
    },
  };
}
