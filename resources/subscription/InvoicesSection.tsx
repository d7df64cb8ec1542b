import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Invoice, InvoiceReason, InvoiceStatus } from '../../schemas/invoice.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { sumOf } from '../../src/product/values/planWords.ts';
import { InvoiceDownload } from './InvoiceDownload.tsx';
import { Section } from './Section.tsx';
import { useInvoices } from './subscriptionQueries.ts';

const tones: Record<Invoice['status'], StatusTone> = {
  DRAFT: 'waiting',
  OPEN: 'fresh',
  PAID: 'positive',
  VOID: 'closed',
  UNCOLLECTIBLE: 'negative',
  REFUNDED: 'info',
};

/** The charges, newest first, each as PDF and with a link to its page. */
export function InvoicesSection() {
  const { data, error, refetch } = useInvoices();
  return (
    <Section
      title={t('Invoices')}
      anchor="invoices"
      text={data?.length === 0 && t('Nothing was charged yet.')}
    >
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={2}
        label={t('Loading the invoices')}
      >
        {(invoices) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {invoices.map((invoice) => (
              <InvoiceLine key={invoice.id} invoice={invoice} />
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  );
}

function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const { number, status, reason, createdAt, periodStart, periodEnd, url } = invoice;
  const date = formatDate(createdAt) ?? '';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) 110px 130px auto' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        'ul > &:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" variant="subtitle2">
          {date}
        </Typography>
        <Typography variant="caption" component="p" color="text.secondary">
          {reason === 'OTHER' ? '' : `${choiceWords(InvoiceReason, reason, t)} · `}
          {t('{from} to {to}', { from: formatDate(periodStart) ?? '', to: formatDate(periodEnd) ?? '' })}
        </Typography>
      </Box>
      <Typography
        component="p"
        variant="subtitle2"
        sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        {sumOf(invoice)}
      </Typography>
      <Box>
        <StatusChip value={status} schema={InvoiceStatus} tones={tones} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
        {url && (
          <Link
            href={url}
            target="_blank"
            rel="noreferrer"
            variant="body2"
            aria-label={t('Open invoice {number}', { number: number ?? date })}
          >
            {t('Open invoice')}
          </Link>
        )}
        {status !== 'DRAFT' && <InvoiceDownload invoice={invoice} />}
      </Box>
    </Box>
  );
}
