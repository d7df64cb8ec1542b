import { useQueryClient } from '@tanstack/react-query';
import { type Interview, InterviewCancellation } from '../../schemas/interview.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { refreshInterviews } from './interviewQueries.ts';

interface CancelDialogProps {
  interview: Interview;
  onClose: () => void;
}

/** Asks whether an interview is off, and for words to go with it. Mount it when it should be seen. */
export function CancelDialog({ interview: { id, candidateName: name }, onClose }: CancelDialogProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return (
    <SchemaDialog
      title={t('Cancel the interview with {name}?', { name })}
      schema={InterviewCancellation}
      special={{ reason: { helperText: t('{name} gets an e-mail, and reads this.', { name }) } }}
      submitLabel={t('Cancel interview')}
      cancelLabel={t('Keep it')}
      destructive
      onSubmit={async (body) => {
        await client.call('cancelInterview', { params: { id }, body });
        await refreshInterviews(queryClient);
        notify(t('The interview is cancelled.'), { kind: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
