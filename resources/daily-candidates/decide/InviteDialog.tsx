import { InvitationFields } from '../../../schemas/invitation.ts';
import { t } from '../../../src/i18n/t.ts';
import { refuseOpenFields } from '../../message-templates/openFields.ts';
import { TextFromTemplate } from '../../message-templates/TextFromTemplate.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { type InvitedPick, useInvite } from './useInvite.ts';

interface InviteDialogProps {
  pick: InvitedPick;
  onClose: () => void;
  /** Called once the invitation is sent. */
  onInvited?: () => void;
}

/** Asks what is offered to a pick, and invites. Mount it when it should be seen. */
export function InviteDialog({ pick, onClose, onInvited }: InviteDialogProps) {
  const invite = useInvite();
  const send = async (offer: InvitationFields) => {
    refuseOpenFields('message', offer.message);
    await invite(pick, offer);
    onClose();
    onInvited?.();
  };
  return (
    <OfferDialog
      jobId={pick.jobId}
      title={t('Invite {name}', { name: pick.candidateName })}
      schema={InvitationFields}
      message={{
        helperText: t('Why them? Candidates answer more often when you add a sentence of your own.'),
        render: (props) => <TextFromTemplate {...props} about={pick} />,
      }}
      submitLabel={t('Send the invitation')}
      onSend={send}
      onClose={onClose}
    />
  );
}
