import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Invoice } from '../../../schemas/invoice.ts';
import { formatDate } from '../../components/formatDate.ts';
import { notify } from '../../components/notify.ts';
import { saveFile } from '../../components/saveFile.ts';
import { t } from '../../i18n/t.ts';
import { sentenceOf } from '../../providers/apiError.ts';
import { useServices } from '../../providers/session.tsx';

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
