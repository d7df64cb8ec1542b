import Button from '@mui/material/Button';
import { useState } from 'react';
import { type NewWebhook, type Webhook, WebhookFields } from '../../schemas/webhook.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { CheckboxesInput } from '../../src/components/inputs/kinds/CheckboxesInput.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { SecretDialog } from './SecretDialog.tsx';

interface WebhookDialogProps {
  /** The one to be changed; a new one without. */
  webhook: Webhook | undefined;
  onSaved: () => void;
  onClose: () => void;
}

const special = {
  events: { render: (props: Parameters<typeof CheckboxesInput>[0]) => <CheckboxesInput {...props} /> },
};

const NewFields = WebhookFields.omit({ isOn: true });

/** Asks where a program listens and of what it is told; a new one's secret is shown once. */
export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  return webhook ? (
    <ChangeWebhook webhook={webhook} onSaved={onSaved} onClose={onClose} />
  ) : (
    <MakeWebhook onSaved={onSaved} onClose={onClose} />
  );
}

function MakeWebhook({ onSaved, onClose }: Omit<WebhookDialogProps, 'webhook'>) {
  const { client } = useServices();
  const [made, setMade] = useState<NewWebhook>();
  if (made)
    return (
      <SecretDialog
        title={t('The webhook is on')}
        label={t('Secret')}
        secret={made.secret}
        onClose={onClose}
      />
    );
  return (
    <SchemaDialog
      schema={NewFields}
      special={special}
      title={t('New webhook')}
      submitLabel={t('Make the webhook')}
      maxWidth="sm"
      onSubmit={async (body) => {
        setMade(await client.call('createWebhook', { body }));
        onSaved();
      }}
      onClose={onClose}
    />
  );
}

function ChangeWebhook({ webhook, onSaved, onClose }: WebhookDialogProps & { webhook: Webhook }) {
  const { client } = useServices();
  const params = { id: webhook.id };
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    onClose();
    await client
      .call('deleteWebhook', { params })
      .then(() => notify(t('The webhook is deleted.'), { kind: 'success' }))
      .catch((error: unknown) => notify(sentenceOf(error), { kind: 'error' }));
    onSaved();
  };
  if (isAsking)
    return (
      <ConfirmDialog
        open
        title={t('Delete the webhook?')}
        confirmLabel={t('Delete')}
        destructive
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {t('The program at {address} is told of nothing more, and the log is deleted too.', {
          address: webhook.url,
        })}
      </ConfirmDialog>
    );
  return (
    <SchemaDialog
      schema={WebhookFields}
      special={special}
      defaultValues={webhook}
      title={t('Change the webhook')}
      submitLabel={t('Save')}
      maxWidth="sm"
      action={
        <Button color="error" onClick={() => setAsking(true)}>
          {t('Delete')}
        </Button>
      }
      onSubmit={async ({ url, events, isOn }) => {
        await client.call('updateWebhook', { params, body: { url, events, isOn } });
        onSaved();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
