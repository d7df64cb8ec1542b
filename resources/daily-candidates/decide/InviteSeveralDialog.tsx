import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { OfferToSeveral } from '../../../schemas/atOnce.ts';
import type { InvitationFields } from '../../../schemas/invitation.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { ReadBySeveral } from '../../message-templates/ReadBySeveral.tsx';
import { TextForSeveral } from '../../message-templates/TemplateTextInput.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { patchPick, refreshCounts } from './pickCache.ts';
import type { InvitedPick } from './useInvite.ts';

interface InviteSeveralDialogProps {
  /** Of one job; at least one. */
  picks: readonly InvitedPick[];
  onClose: () => void;
  /** Called once the invitations are sent. */
  onInvited: () => void;
}

/** Asks what is offered to several picks of a job, and invites them all or none. Mount it when it should be seen. */
export function InviteSeveralDialog({ picks, onClose, onInvited }: InviteSeveralDialogProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  // The same offer tried again after an error that left it open arrives once.
  const attempt = useRef({ offer: '', key: '' });
  const count = picks.length;
  const jobId = picks[0]?.jobId ?? '';
  const send = async (offer: InvitationFields) => {
    const words = JSON.stringify(offer);
    if (attempt.current.offer !== words) attempt.current = { offer: words, key: crypto.randomUUID() };
    const ids = picks.map(({ id }) => id);
    await client.call('inviteSeveral', {
      body: { ids, ...offer },
      idempotencyKey: attempt.current.key,
    });
    for (const id of ids) patchPick(queryClient, id, { status: 'INVITED', reasons: [], snoozedUntil: null });
    refreshCounts(queryClient, jobId);
    notify(t('{count, plural, one {# person is invited.} other {# people are invited.}}', { count }), {
      kind: 'success',
    });
    onInvited();
  };
  return (
    <OfferDialog
      jobId={jobId}
      title={t('{count, plural, one {Invite # person} other {Invite # people}}', { count })}
      schema={OfferToSeveral}
      message={{
        helperText: t('Each reads it as written to them alone.'),
        render: TextForSeveral,
      }}
      submitLabel={t('{count, plural, one {Send # invitation} other {Send # invitations}}', { count })}
      below={<ReadBySeveral readers={picks} source="message" />}
      onSend={send}
      onClose={onClose}
    />
  );
}
