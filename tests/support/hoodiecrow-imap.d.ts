/** The part of the IMAP server for tests that is used here; it has no types of its own. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface HoodiecrowServer {
    server: Server;
    storage: { INBOX: { messages: { raw: string; flags: string[] }[] } };
    appendMessage(folder: string, flags: string[], date: false, raw: string): void;
  }
  export default function hoodiecrow(options: object): HoodiecrowServer;
}
