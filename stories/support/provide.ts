import type { DataProvider, RaRecord } from 'react-admin';
import { HttpError } from 'react-admin';

/** A list that answers with these rows whatever is asked. */
export const listOf = (rows: readonly RaRecord[]): Partial<DataProvider> => ({
  getList: async () => ({ data: [...rows] as never, total: rows.length }),
});

/** A call that never ends. */
export const never = () => new Promise<never>(() => {});

/** A call that the server refuses with a problem. */
export const refuse = (status: number, body: Record<string, unknown>) => async () => {
  throw new HttpError(String(body.title ?? 'Refused'), status, body);
};
