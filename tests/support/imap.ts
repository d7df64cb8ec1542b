/** A real IMAP server on this machine, with one mailbox. */
import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import { afterAll } from 'vitest';

interface Stored {
  raw: string;
  flags: string[];
}

export interface TestImap {
  url: string;
  /** Puts mails into the mailbox. */
  put(...raw: string[]): void;
  /** Puts one as it is, byte by byte. */
  putBytes(mail: Buffer): void;
  /** Takes all mails away. */
  clear(): void;
  /** All that lies there, the oldest first. */
  mails(): Stored[];
  /** Refuses connections, as a server that is down. */
  stop(): Promise<void>;
  /** Listens again at the same port, with the same mails. */
  start(): Promise<void>;
}

export async function testImap(): Promise<TestImap> {
  const imap = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'MOVE', 'LITERALPLUS'],
    users: { 'reply@hireday.example': { password: 'secret' } },
    storage: { INBOX: { messages: [] }, '': { separator: '/', folders: {} } },
  });
  const { server } = imap;
  const listen = (port: number) =>
    new Promise<void>((done) => {
      server.listen(port, '127.0.0.1', done);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    // It writes an answer line by line; each would wait for the confirmation of the one before, which takes 40 ms.
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const test: TestImap = {
    url: `imap://reply%40hireday.example:secret@127.0.0.1:${port}`,
    put(...mails) {
      for (const mail of mails) {
        // It keeps a letter for each byte.
        const raw = Buffer.from(mail.replaceAll(/\r?\n/g, '\r\n')).toString('latin1');
        imap.appendMessage('INBOX', [], false, raw);
      }
    },
    putBytes(mail) {
      imap.appendMessage('INBOX', [], false, mail.toString('latin1'));
    },
    clear() {
      imap.storage.INBOX.messages.length = 0;
    },
    mails: () => imap.storage.INBOX.messages.map(({ raw, flags }) => ({ raw, flags })),
    async stop() {
      const closed = new Promise<void>((done) => {
        server.close(() => done());
      });
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    start: () => listen(port),
  };
  afterAll(() => (server.listening ? test.stop() : undefined));
  return test;
}
