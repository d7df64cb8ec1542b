import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { daysLater } from '../../schemas/base/days.ts';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import { type StrayMail, StrayReason, strayDays } from '../../schemas/strayMail.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { MessageWords } from './MessageWords.tsx';
import { type Between, messagesKey, straysKey } from './messageQueries.ts';

/** How often the list is asked for again, in milliseconds. */
const refreshMs = 60_000;

interface StrayMailsProps {
  /** Whose conversation; without it those of no conversation, or for a company all of them. */
  between?: Between;
  /** Shows those of conversations, too, where there is no screen of each. */
  isAll?: boolean;
}

function useStrays(between: Between | undefined) {
  const { client } = useServices();
  const filter = between && { jobId: [between.jobId], candidateEmail: [between.candidateEmail] };
  return useQuery({
    queryKey: straysKey(between),
    queryFn: ({ signal }) => client.call('strayMails', { query: { ...filter, perPage: maxPerPage }, signal }),
    staleTime: 0,
    refetchInterval: refreshMs,
  });
}

/** E-mails that were answers and became no message, each with why; nothing while there are none. */
export function StrayMails({ between, isAll = false }: StrayMailsProps) {
  const { data = [] } = useStrays(between);
  const mails = between || isAll ? data : data.filter(({ jobId }) => jobId === null);
  if (mails.length === 0) return null;
  return (
    <Box component="section" aria-label={t('E-mails that became no message')} sx={{ minWidth: 0 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 }}>
        {mails.map((mail) => (
          <Box component="li" key={mail.id} sx={{ minWidth: 0 }}>
            <Stray mail={mail} isNamed={!between} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Whose mail it would be; who really sent it is not known. */
const whoWords = ({ sender }: StrayMail) =>
  sender === null
    ? t('An e-mail became no message')
    : t('An e-mail from {sender} became no message', { sender });

const whereWords = ({ candidateName, jobTitle }: StrayMail) =>
  [candidateName, jobTitle].filter(Boolean).join(' · ');

function Stray({ mail, isNamed }: { mail: StrayMail; isNamed: boolean }) {
  const { reason, subject, text, parts, filesNotTaken, receivedAt } = mail;
  const until = daysLater(new Date(receivedAt), strayDays).toISOString();
  return (
    <Alert
      severity="info"
      // A list of them must not interrupt a screen reader as alerts do.
      role="article"
      sx={{ minWidth: 0, '& .MuiAlert-message': { minWidth: 0, width: '100%', overflowWrap: 'anywhere' } }}
    >
      <AlertTitle>{whoWords(mail)}</AlertTitle>
      <Typography variant="body2">
        {choiceWords(StrayReason, reason, t)} · {formatDate(receivedAt, true)}
      </Typography>
      {isNamed && <Typography variant="body2">{whereWords(mail)}</Typography>}
      {subject && <Typography variant="body2">{t('Subject: {subject}', { subject })}</Typography>}
      {text === null && parts.length === 0 ? (
        reason !== 'NO_WORDS' && (
          <Typography variant="body2" color="text.secondary">
            {t('Its words could not be read.')}
          </Typography>
        )
      ) : (
        // A long mail is scrolled by the keyboard, too.
        <Box
          tabIndex={0}
          sx={{
            my: 1,
            px: 1.5,
            py: 1,
            maxHeight: 240,
            overflowY: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <MessageWords text={text ?? ''} parts={parts} />
        </Box>
      )}
      {filesNotTaken.length > 0 && (
        <Typography variant="caption" component="p">
          {t('Not taken from the e-mail: {names}', { names: filesNotTaken.join(', ') })}
        </Typography>
      )}
      <Typography variant="caption" component="p">
        {t('Kept until {day}.', { day: formatDate(until) ?? '' })}
      </Typography>
      <StrayActs mail={mail} />
    </Alert>
  );
}

/** Adds it to the conversation, or deletes it. */
function StrayActs({ mail: { id, mayAdd, jobId, candidateEmail } }: { mail: StrayMail }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const settled = async () => {
    setAsked(false);
    await queryClient.invalidateQueries({ queryKey: ['messages', 'strays'] });
    if (jobId !== null && candidateEmail !== null)
      await queryClient.invalidateQueries({ queryKey: messagesKey({ jobId, candidateEmail }) });
  };
  const add = useMutation({
    mutationFn: () => client.call('addStrayMail', { params: { id }, idempotencyKey: `add-stray-${id}` }),
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
    onSettled: settled,
  });
  const remove = useMutation({
    mutationFn: () => client.call('deleteStrayMail', { params: { id } }),
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
    onSettled: settled,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {mayAdd && (
        <Button
          variant="outlined"
          loading={add.isPending}
          onClick={() => add.mutate()}
          sx={{ minHeight: 44 }}
        >
          {t('Add it to the conversation')}
        </Button>
      )}
      <Button color="inherit" onClick={() => setAsked(true)} sx={{ minHeight: 44 }}>
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('Delete this e-mail?')}
        confirmLabel={t('Delete')}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(false)}
      >
        {t('Nobody can read it here any more.')}
      </ConfirmDialog>
    </Box>
  );
}
