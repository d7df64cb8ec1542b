/** Gives a company to another of its administrators. */
import type { Database } from '../../db/database.ts';

/**
 * The company's address is its owner's. What refers to it follows by itself; the plan and the keys that act for the
 * company, which are kept by the address of an account, are moved here.
 *
 * @param from the owner @param to an administrator of the same company
 */
export async function moveCompany(tx: Database, from: string, to: string): Promise<void> {
  await tx
    .updateTable('machineKeys')
    .set({ userEmail: to })
    .where('employerEmail', '=', from)
    .where('actsAs', '=', 'EMPLOYER')
    .execute();
  for (const table of ['subscriptions', 'paymentCustomers'] as const)
    await tx.updateTable(table).set({ userEmail: to }).where('userEmail', '=', from).execute();
  // Details of their own give way to the company's.
  await tx.deleteFrom('billingDetails').where('userEmail', '=', to).execute();
  await tx.updateTable('billingDetails').set({ userEmail: to }).where('userEmail', '=', from).execute();
  await tx.updateTable('employers').set({ employerEmail: to }).where('employerEmail', '=', from).execute();
}
