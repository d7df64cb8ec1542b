/** Someone's invoices, for the archive they take along. */
import type { Locale } from '../../../schemas/base/locales.ts';
import { customerOf } from '../billing/customers.ts';
import { type InvoicePdf, type InvoiceServices, invoicePdf } from '../billing/invoices/invoicePdf.ts';

/** Every invoice as a file, so that nothing has to be fetched one by one before an account is erased. */
export async function ownInvoices(
  services: InvoiceServices,
  email: string,
  locale: Locale,
): Promise<InvoicePdf[]> {
  const customerId = await customerOf(services, email);
  if (customerId === undefined) return [];
  const files: InvoicePdf[] = [];
  for (const { id: invoiceId } of await services.payments.invoices(customerId)) {
    const file = await invoicePdf(services, { customerId, invoiceId, locale });
    if (file) files.push(file);
  }
  return files;
}
