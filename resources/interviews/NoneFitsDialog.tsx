import { useQueryClient } from '@tanstack/react-query';
import { type Interview, NoneFits } from '../../schemas/interview.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { refreshInterviews } from './interviewQueries.ts';

interface NoneFitsDialogProps {
  interview: Interview;
  onClose: () => void;
}

/** Asks the candidate when they could. Mount it when it should be seen. */
export function NoneFitsDialog({ interview, onClose }: NoneFitsDialogProps) {
  const { id, recruiterName: name, startsAt } = interview;
  const { client } = useServices();
  const queryClient = useQueryClient();
  return (
    <SchemaDialog
      title={startsAt ? t('Give the time back?') : t('None of the times fits?')}
      schema={NoneFits}
      special={{
        text: {
          label: t('When could you?'),
          helperText: t('{name} reads it and can propose other times.', { name }),
        },
      }}
      submitLabel={t('Send')}
      onSubmit={async (body) => {
        await client.call('refuseInterviewTimes', { params: { id }, body });
        await refreshInterviews(queryClient);
        notify(t('{name} is told.', { name }), { kind: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
