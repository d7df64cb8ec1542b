import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Interview, InterviewForm } from '../../schemas/interview.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ownTimeZone } from '../common/ownTimeZone.ts';
import { useNow } from '../common/standing/useNow.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { refreshInterviews } from './interviewQueries.ts';
import { firstTime, toTheMinute, zoneWords } from './interviewTimes.ts';
import { TimesInput } from './TimesInput.tsx';

interface ProposeDialogProps {
  applicationId: string;
  /** Of the candidate. */
  name: string;
  /** The one that is changed; without it a new one is proposed. */
  interview?: Interview | undefined;
  onClose: () => void;
}

const fieldsOf = ({ kind, minutes, place, message }: Interview) => ({ kind, minutes, place, message });

/** Asks for the times of an interview and where it is. Mount it when it should be seen. */
export function ProposeDialog({ applicationId, name, interview, onClose }: ProposeDialogProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const now = useNow();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const send = async (form: InterviewForm) => {
    const proposedTimes = form.proposedTimes.map((at) => new Date(at).toISOString());
    const body = { ...form, proposedTimes, timeZone: ownTimeZone() };
    if (interview) await client.call('changeInterview', { params: { id: interview.id }, body });
    else await client.call('proposeInterview', { params: { id: applicationId }, body, idempotencyKey });
    await refreshInterviews(queryClient);
    notify(t('{name} gets an e-mail with it.', { name }), { kind: 'success' });
    onClose();
  };
  return (
    <SchemaDialog
      title={
        interview
          ? t('Change the interview with {name}', { name })
          : t('Propose interview times to {name}', { name })
      }
      schema={InterviewForm}
      maxWidth="sm"
      fullScreen={isPhone}
      defaultValues={{
        ...(interview ? fieldsOf(interview) : { kind: 'VIDEO' }),
        proposedTimes: interview?.proposedTimes.map(toTheMinute) ?? [firstTime(now)],
      }}
      special={{
        proposedTimes: {
          render: (props) => (
            <>
              <FreeTimes changed={interview?.id} />
              <TimesInput {...props} />
            </>
          ),
          helperText: interview?.startsAt
            ? t('Keep the booked time among them, or {name} picks again.', { name })
            : zoneWords(),
        },
      }}
      submitLabel={interview ? t('Save') : t('Propose')}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
