/** Where the server is to listen, tried before anything else is started. */
import net from 'node:net';
import { reasonOf, StartError } from './startError.ts';

/** Why listening failed, as a person can act on it. */
export function listenError(error: unknown, host: string, port: number): StartError {
  const code = reasonOf(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} of ${host} is in use. Stop what listens there, or set PORT to another.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} may not be used by this account. Set PORT to one above 1023.`);
  }
  return new StartError(`The server cannot listen on ${host}, port ${port}: ${code}. Set HOST and PORT.`);
}

/** @throws StartError when nothing can listen there now */
export async function checkPort(host: string, port: number): Promise<void> {
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, host, port)));
    server.listen({ host, port, exclusive: true }, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}
