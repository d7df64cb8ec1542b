/** Reaching a PostgreSQL over its socket. */
import pg from 'pg';
import { reasonOf, StartError } from '../../base/startError.ts';
import { databaseUser } from './cluster.ts';
import { socketPort } from './socket.ts';

/** Where a database is, as `pg` takes it. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
  /** Given so that PGSSLMODE in the environment, meant for another server, does not count. */
  ssl: false;
}

export const connectionTo = (socket: string, database: string): Connection => ({
  host: socket,
  port: socketPort,
  user: databaseUser,
  database,
  ssl: false,
});

/** Opens a connection for one piece of work and closes it. */
async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000, query_timeout: 60_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Whether PostgreSQL takes connections there.
 *
 * @throws StartError when the socket is another account's
 */
export async function answers(socket: string): Promise<boolean> {
  try {
    await withClient(connectionTo(socket, 'postgres'), (client) => client.query('select 1'));
    return true;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'EACCES') {
      throw new StartError(`The database in ${socket} is in use by another account. Start as that account.`);
    }
    // All connections taken: it is there.
    return reason === '53300';
  }
}

/** PostgreSQL's words for a name that is taken: seen before it begins, or when another has just made it. */
const isTaken = (error: unknown): boolean => ['42P04', '23505'].includes(reasonOf(error));

/**
 * Makes a database where it is missing, also while a process that was killed meanwhile has it made.
 *
 * @param template the database it is a copy of; nobody may be connected to that one
 */
export async function createDatabase(socket: string, name: string, template = 'template1'): Promise<void> {
  await withClient(connectionTo(socket, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await client
        .query(
          `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
        )
        .catch((error: unknown) => {
          if (!isTaken(error)) throw error;
        });
    }
  });
}
