import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { MessagesFields } from '../../schemas/atOnce.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ReadBySeveral, type Reader } from '../message-templates/ReadBySeveral.tsx';
import { TextForSeveral } from '../message-templates/TemplateTextInput.tsx';
import { refreshOverview } from './messageQueries.ts';

interface MessagesDialogProps {
  jobId: string;
  /** Applicants of the job; at least one. */
  readers: readonly Reader[];
  onClose: () => void;
}

const Written = MessagesFields.pick({ text: true });

/** Writes the same to several applicants of a job, each with their own name in it. Mount it when it should be seen. */
export function MessagesDialog({ jobId, readers, onClose }: MessagesDialogProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const attempt = useRef({ text: '', key: '' });
  const count = readers.length;
  const send = async ({ text }: { text: string }) => {
    // The same text tried again after an error that left it open arrives once.
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    const idempotencyKey = attempt.current.key;
    const emails = readers.map(({ candidateEmail }) => candidateEmail);
    await client.call('writeMessages', { body: { jobId, emails, text }, idempotencyKey });
    notify(t('{count, plural, one {# message} other {# messages}} sent.', { count }), { kind: 'success' });
    void refreshOverview(queryClient);
    onClose();
  };
  return (
    <SchemaDialog
      title={t('{count, plural, one {Message to # person} other {Message to # people}}', { count })}
      schema={Written}
      special={{
        text: {
          helperText: t('Each gets it alone and by e-mail, too, and answers only you.'),
          render: TextForSeveral,
        },
      }}
      submitLabel={t('{count, plural, one {Send to # person} other {Send to # people}}', { count })}
      onSubmit={send}
      onClose={onClose}
      below={<ReadBySeveral readers={readers} source="text" />}
    />
  );
}
