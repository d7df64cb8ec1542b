import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  DeliveryStatus,
  type Webhook,
  type WebhookDelivery,
  WebhookEvent,
  WebhookProblem,
} from '../../schemas/webhook.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { t } from '../../src/i18n/t.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { useDeliveries, useReplay } from './webhookQueries.ts';

const tones: Record<WebhookDelivery['status'], StatusTone> = {
  PENDING: 'waiting',
  DELIVERED: 'positive',
  FAILED: 'negative',
};

/** The log of a webhook: what happened, whether it arrived, and the way to send it once more. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const id = useId();
  const { deliveries, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeliveries(
    webhook.id,
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {t('Log')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Typography variant="body2" color="text.secondary" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
          {webhook.url}
        </Typography>
        <Loaded
          value={deliveries}
          error={error}
          onRetry={refetch}
          variant="list"
          rows={4}
          label={t('Loading the log')}
        >
          {(known) => <Deliveries deliveries={known} webhook={webhook} />}
        </Loaded>
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('Show older ones')}
          </Button>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Deliveries({ deliveries, webhook }: { deliveries: readonly WebhookDelivery[]; webhook: Webhook }) {
  if (deliveries.length === 0) return <Typography>{t('Nothing happened in the last 30 days.')}</Typography>;
  return (
    <Box component="ul" aria-label={t('Deliveries')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {deliveries.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} webhook={webhook} />
      ))}
    </Box>
  );
}

/** The answer of the receiver, or why there was none. */
function answerWords({ answerStatus, problem, tries }: WebhookDelivery): string {
  const tried = t('{tries, plural, =0 {not tried yet} one {tried once} other {tried # times}}', { tries });
  if (problem) return `${choiceWords(WebhookProblem, problem, t)} ${tried}`;
  return answerStatus === null ? tried : `${t('Answer {status}', { status: answerStatus })} · ${tried}`;
}

function Delivery({ delivery, webhook }: { delivery: WebhookDelivery; webhook: Webhook }) {
  const replay = useReplay(webhook.id);
  const [isSending, setSending] = useState(false);
  const event = choiceWords(WebhookEvent, delivery.type, t);
  const sendAgain = async () => {
    setSending(true);
    await replay(delivery)
      .then(() => notify(t('It is sent once more.'), { kind: 'success' }))
      .catch((error: unknown) => notify(sentenceOf(error), { kind: 'error' }));
    setSending(false);
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr) 110px 120px' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        'ul > &:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Typography component="p" variant="subtitle2">
          {event}
        </Typography>
        <Typography variant="caption" component="p" color="text.secondary">
          <DateText value={delivery.createdAt} withTime />
          {' · '}
          {answerWords(delivery)}
        </Typography>
      </Box>
      <Box>
        <StatusChip value={delivery.status} schema={DeliveryStatus} tones={tones} />
      </Box>
      <Box sx={{ justifySelf: 'end' }}>
        {delivery.status !== 'PENDING' && webhook.isOn && (
          <Button size="small" loading={isSending} onClick={() => void sendAgain()}>
            {t('Send again')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
