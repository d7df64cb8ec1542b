/** A real SMTP server on this machine, and what it was handed. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

interface Received {
  from: string;
  to: string[];
  /** Headers and body as they came. */
  raw: string;
}

export interface TestSmtp {
  url: string;
  received: Received[];
  /** The answer to every mail from now on; null takes it. */
  answer: { code: number; at: 'recipient' | 'data' } | null;
  /** Awaited when a mail has come in whole and nothing is answered yet; says whether it is taken. */
  beforeAnswer: (() => Promise<boolean>) | null;
  /** Mails it was offered, taken or not. */
  offers: number;
  /** Stops listening, as a server that is down. */
  stop(): Promise<void>;
  /** Listens again at the same port. */
  start(): Promise<void>;
}

function refusal(code: number): Error {
  return Object.assign(new Error('Not now'), { responseCode: code });
}

export async function testSmtp(): Promise<TestSmtp> {
  let server: SMTPServer;
  let port = 0;
  const smtp: TestSmtp = {
    url: '',
    received: [],
    answer: null,
    beforeAnswer: null,
    offers: 0,
    async start() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo(_address, _session, done) {
          smtp.offers += 1;
          done(smtp.answer?.at === 'recipient' ? refusal(smtp.answer.code) : undefined);
        },
        onData(stream, session, done) {
          void text(stream).then(async (raw) => {
            const isTaken = (await smtp.beforeAnswer?.()) ?? true;
            if (!isTaken) return done(refusal(451));
            if (smtp.answer?.at === 'data') return done(refusal(smtp.answer.code));
            const { mailFrom, rcptTo } = session.envelope;
            const from = mailFrom ? mailFrom.address : '';
            smtp.received.push({ from, to: rcptTo.map(({ address }) => address), raw });
            return done();
          });
        },
      });
      server.on('error', () => undefined);
      await new Promise<void>((done) => {
        server.listen(port, '127.0.0.1', done);
      });
      port = (server.server.address() as AddressInfo).port;
      smtp.url = `smtp://127.0.0.1:${port}`;
    },
    stop: () => new Promise<void>((done) => server.close(done)),
  };
  await smtp.start();
  afterAll(() => smtp.stop());
  return smtp;
}
