/** A small DNS server on this machine: answers what a test lets it know, or keeps silent. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';
import { whenFileEnds } from './endings.ts';

interface DnsServer {
  /** `127.0.0.1:5353` */
  address: string;
  /** The TXT records of each name, each as its strings; a name that is missing does not exist. */
  texts: Map<string, string[][]>;
  /** Whether it takes questions without answering them. */
  silent: boolean;
  /** The names it was asked for. */
  asked: string[];
}

export async function dnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const server: DnsServer = { address: '', texts: new Map(), silent: false, asked: [] };
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const name = questions[0]?.name ?? '';
    server.asked.push(name);
    if (server.silent) return;
    const records = server.texts.get(name);
    const noSuchName = 3;
    const answer = encode({
      ...{ type: 'response', id: id ?? 0, questions, flags: records ? 0 : noSuchName },
      answers: (records ?? []).map((data) => ({ type: 'TXT', name, ttl: 60, data })),
    });
    socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.address = `127.0.0.1:${socket.address().port}`;
  whenFileEnds(async () => void socket.close());
  return server;
}
