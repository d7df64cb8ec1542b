import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { type Webhook, WebhookEvent } from '../../schemas/webhook.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { DateText } from '../../src/components/values/DateText.tsx';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { useRefreshWebhooks, useWebhooks } from './webhookQueries.ts';

/** Loaded when they are opened. */
const WebhookDialog = lazy(async () => ({ default: (await import('./WebhookDialog.tsx')).WebhookDialog }));
const DeliveriesDialog = lazy(async () => ({
  default: (await import('./DeliveriesDialog.tsx')).DeliveriesDialog,
}));

/** The dialog over the list. */
type Open = { kind: 'NEW' } | { kind: 'CHANGE' | 'LOG'; webhook: Webhook };

/** Where programs are told of what happens. */
export function Webhooks() {
  const { data, error, refetch } = useWebhooks();
  const refresh = useRefreshWebhooks();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} component="h2" variant="h3" sx={{ mb: 1 }}>
        {t('Webhooks')}
      </Typography>
      <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Typography color="text.secondary" sx={{ flex: '1 1 20rem' }}>
          {t('Your programs are told at once of what happens, by a signed message to their address.')}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => setOpen({ kind: 'NEW' })}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('New webhook')}
        </Button>
      </Box>
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={2}
        label={t('Loading the webhooks')}
      >
        {(webhooks) => <WebhookList webhooks={webhooks} onOpen={setOpen} />}
      </Loaded>
      <Suspense fallback={null}>
        {open?.kind === 'LOG' && <DeliveriesDialog webhook={open.webhook} onClose={close} />}
        {open && open.kind !== 'LOG' && (
          <WebhookDialog
            webhook={open.kind === 'CHANGE' ? open.webhook : undefined}
            onSaved={refresh}
            onClose={close}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface WebhookListProps {
  webhooks: readonly Webhook[];
  onOpen: (open: Open) => void;
}

function WebhookList({ webhooks, onOpen }: WebhookListProps) {
  if (webhooks.length === 0) return <Typography>{t('No program is told of anything yet.')}</Typography>;
  return (
    <Card component="ul" aria-label={t('Webhooks')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {webhooks.map((webhook) => (
        <WebhookLine key={webhook.id} webhook={webhook}>
          <Button
            size="small"
            aria-label={t('Log of {address}', { address: webhook.url })}
            onClick={() => onOpen({ kind: 'LOG', webhook })}
          >
            {t('Log')}
          </Button>
          <Button
            size="small"
            aria-label={t('Change {address}', { address: webhook.url })}
            onClick={() => onOpen({ kind: 'CHANGE', webhook })}
          >
            {t('Change')}
          </Button>
        </WebhookLine>
      ))}
    </Card>
  );
}

const WebhookLine = ({ webhook, children }: { webhook: Webhook; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto auto' },
      columnGap: 3,
      rowGap: 1,
      alignItems: 'center',
      p: 2,
      borderTop: 1,
      borderColor: 'divider',
      'ul > &:first-of-type': { borderTop: 0 },
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography component="p" variant="subtitle2" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
        {webhook.url}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {webhook.events.map((event) => choiceWords(WebhookEvent, event, t)).join(' · ')}
      </Typography>
    </Box>
    <Box>
      <State webhook={webhook} />
    </Box>
    <Box sx={{ display: 'flex', gap: 1, ml: { xs: -1, sm: 0 } }}>{children}</Box>
  </Box>
);

function State({ webhook: { isOn, failingSince } }: { webhook: Webhook }) {
  if (!isOn) return <ToneChip tone="closed">{t('Off')}</ToneChip>;
  if (failingSince === null) return <ToneChip tone="positive">{t('On')}</ToneChip>;
  return (
    <ToneChip tone="negative">
      {t('Failing since')} <DateText value={failingSince} relative />
    </ToneChip>
  );
}
