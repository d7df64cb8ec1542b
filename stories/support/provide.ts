import type { RaRecord } from 'react-admin';
import { HttpError } from 'react-admin';
import { fn } from 'storybook/test';

/** react-admin's methods answer with any kind of record, which is the one that is asked for; a scene's have their own. */
type Method = ReturnType<typeof fn>;

/** A list that answers with these rows whatever is asked. */
export const listOf = (rows: readonly RaRecord[]): Record<'getList', Method> => ({
  getList: fn(async () => ({ data: [...rows], total: rows.length })),
});

/** A page about this record, whatever is asked. */
export const recordOf = (record: RaRecord): Record<'getOne', Method> => ({
  getOne: fn(async () => ({ data: record })),
});

/** A call that never ends. */
export const never = () => new Promise<never>(() => {});

/** A call that the server refuses with a problem. */
export const refuse = (status: number, body: Record<string, unknown>) => async () => {
  throw new HttpError(String(body.title ?? 'Refused'), status, body);
};
