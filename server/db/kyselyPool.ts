/** Connections as the query builder takes them: one that breaks or hangs costs its own work and nothing else. */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** The message of `pg` for a query that had no answer within `query_timeout`; the error has no code. */
const noAnswer = 'Query read timeout';

interface Connection extends PostgresPoolClient {
  /** Cuts it off, whatever is asked on it. */
  giveUp(): void;
}

/**
 * One connection in use. pg-pool takes its own error listener off meanwhile and the query builder adds none, so that a
 * break would end the process; here it is noted, ends what is asked on the connection, and the pool throws it away.
 *
 * @param onReleased called once, when it is in use no longer
 */
function inUse(client: pg.PoolClient, onReleased: (connection: Connection) => void): Connection {
  let broken: Error | undefined;
  let released = false;
  const onError = (error: Error) => {
    broken ??= error;
  };
  client.on('error', onError);

  async function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // A rollback after a query that hung would hang as long again.
    if (broken) throw broken;
    try {
      const { command, rowCount, rows } = await client.query(sql, [...parameters]);
      return { command: command as 'SELECT', rowCount: rowCount ?? 0, rows };
    } catch (error) {
      // The answer may still come, to whatever is asked next.
      if (error instanceof Error && error.message === noAnswer) broken ??= error;
      throw error;
    }
  }

  const connection: Connection = {
    query: query as PostgresPoolClient['query'],
    release() {
      if (released) return;
      released = true;
      client.release(broken);
      client.removeListener('error', onError);
      onReleased(connection);
    },
    giveUp() {
      broken ??= new Error('Connection terminated: the pool was closed.');
      connection.release();
    },
  };
  return connection;
}

interface KyselyPool extends PostgresPool {
  /** Cuts off every connection that is in use. */
  giveUp(): void;
}

/** The pool for Kysely's dialect. */
export function kyselyPool(pool: pg.Pool): KyselyPool {
  const busy = new Set<Connection>();
  return {
    async connect() {
      const connection = inUse(await pool.connect(), (released) => busy.delete(released));
      busy.add(connection);
      return connection;
    },
    end: () => pool.end(),
    giveUp() {
      for (const connection of [...busy]) connection.giveUp();
    },
  };
}
