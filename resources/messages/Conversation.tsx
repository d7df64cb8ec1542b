import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MessageSide } from '../../schemas/message.ts';
import { draftKey } from '../../src/client/drafts.ts';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser } from '../../src/session/session.tsx';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { StrayMails } from './StrayMails.tsx';
import { useConversation, useMarkRead } from './useConversation.ts';

interface ConversationProps {
  jobId: string;
  candidateEmail: string;
  /** Whose screen it is. */
  side: MessageSide;
  /** The name of the other side. */
  other: string;
  /** Why nothing can be written any more; without it there is a composer. */
  closed?: string | undefined;
}

/**
 * Everything a candidate and a recruiter wrote each other about a job, and the next message. Being shown it is having read it.
 *
 * @example <Conversation jobId={jobId} candidateEmail={email} side="RECRUITER" other="Ana Silva" />
 */
export function Conversation({ jobId, candidateEmail, side, other, closed }: ConversationProps) {
  const between = { jobId, candidateEmail };
  const account = useCurrentUser().data?.email ?? '';
  const draft = draftKey(account, `message:${jobId}:${candidateEmail}`);
  const { messages, data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useConversation(between);
  useMarkRead(between, side, messages);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState variant="list" rows={1} label={t('Loading the messages')} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {messages.length > 0 && (
        <MessageLog
          messages={messages}
          side={side}
          earlier={
            hasNextPage && (
              <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('Earlier messages')}
              </Button>
            )
          }
        />
      )}
      <StrayMails between={between} />
      {closed ? (
        <Typography variant="body2" color="text.secondary">
          {closed}
        </Typography>
      ) : (
        <Composer key={draft} draftKey={draft} between={between} side={side} to={other} />
      )}
    </Box>
  );
}
