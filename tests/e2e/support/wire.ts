/** A line between the browser and the server that can be cut: the browser's own ways leave a running upload alone. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Wire {
  /** The address of the server by way of this line. */
  url: string;
  /** Breaks every connection, and each one that is tried until `mend`. */
  cut: () => void;
  mend: () => void;
  close: () => void;
}

/** @param serverUrl where the server is; only its port is used */
export async function openWire(serverUrl: string): Promise<Wire> {
  const serverPort = Number(new URL(serverUrl).port);
  const sockets = new Set<Socket>();
  let isCut = false;
  const hold = (socket: Socket) => {
    sockets.add(socket);
    // A cut shows as an error at either end.
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    hold(near);
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(serverPort, '127.0.0.1');
    hold(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
