/** Keys of other software. */
import type { MachineKeyFields, NewMachineKey } from '../../schemas/machineKey.ts';
import type { TestApp } from './app.ts';

/**
 * Makes a key through the API.
 *
 * @param as token of the employer
 */
export async function addMachineKey(
  t: TestApp,
  as: string | undefined,
  fields: Pick<MachineKeyFields, 'scopes'> & Partial<MachineKeyFields>,
): Promise<NewMachineKey> {
  const { status, body, text } = await t.ask<NewMachineKey>('POST /machine-keys', {
    as,
    body: { name: 'Payroll', ...fields },
  });
  if (status !== 201) throw new Error(`Making a key was answered ${status}: ${text}`);
  return body;
}
