import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Invoice } from '../../schemas/invoice.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { saveFile } from '../../src/components/lists/saveFile.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';

/** Saves an invoice as PDF. */
export function InvoiceDownload({ invoice }: { invoice: Invoice }) {
  const { client } = useServices();
  const [busy, setBusy] = useState(false);
  const { id, number, createdAt } = invoice;
  const name = number ?? formatDate(createdAt) ?? '';
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await client.call('invoicePdf', { params: { id } }), `hireday-${number ?? id}.pdf`);
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      loading={busy}
      aria-label={t('PDF of invoice {number}', { number: name })}
      onClick={() => void download()}
    >
      {t('PDF')}
    </Button>
  );
}
