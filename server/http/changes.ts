/** Lists that are asked for what has changed since. */
import type { FastifyRequest } from 'fastify';
import type { ListQuery } from '../../schemas/calls/listQuery.ts';
import type { Database } from '../db/database.ts';
import { settledUntil } from '../db/settledUntil.ts';

/** Notes beside the query, once it is checked, up to when there are no more changes to come. */
export const noteUntil = (db: Database) => async (request: FastifyRequest) => {
  const query = request.query as Pick<ListQuery, 'updatedSince' | 'updatedUntil'>;
  if (query.updatedSince !== undefined) query.updatedUntil = await settledUntil(db);
};
