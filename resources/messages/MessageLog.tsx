import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Message, MessageSide } from '../../schemas/message.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { formatLocale } from '../../src/i18n/formatLocale.ts';
import { t } from '../../src/i18n/t.ts';
import { MessageWords } from './MessageWords.tsx';

interface MessageLogProps {
  /** Oldest first. */
  messages: readonly Message[];
  /** Whose screen it is. */
  side: MessageSide;
  /** Above the first one: the way to earlier messages. */
  earlier?: ReactNode;
}

/** Messages by the day they were written on, as the reader's clock has it. */
function byDay(messages: readonly Message[]): { day: string; messages: Message[] }[] {
  const days: { day: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const day = formatDate(message.createdAt) ?? '';
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

const timeOf = (at: string) =>
  new Intl.DateTimeFormat(formatLocale(), { timeStyle: 'short' }).format(new Date(at));

/** Messages with who wrote them and when; the newest is in sight, and screen readers say new ones. */
export function MessageLog({ messages, side, earlier }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useLayoutEffect(() => {
    if (newest && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);
  return (
    <Box
      ref={log}
      role="log"
      aria-label={t('Messages')}
      // It scrolls, by keys as well.
      tabIndex={0}
      sx={{ maxHeight: 360, overflowY: 'auto', display: 'grid', gap: 1.5, minWidth: 0, borderRadius: 1 }}
    >
      {earlier}
      {byDay(messages).map((one) => (
        <Box key={one.day} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <Typography component="p" variant="caption" color="text.secondary" sx={{ textAlign: 'center' }}>
            {one.day}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 }}>
            {one.messages.map((message) => (
              <Bubble key={message.id} message={message} isOwn={message.from === side} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Bubble({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const { authorName, text, parts, filesNotTaken, sentFrom, createdAt } = message;
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isOwn ? 'end' : 'start',
        maxWidth: '88%',
        minWidth: 0,
        px: 1.5,
        py: 1,
        borderRadius: 2,
        border: 1,
        borderColor: isOwn ? 'transparent' : 'divider',
        bgcolor: isOwn ? 'action.selected' : 'background.paper',
      }}
    >
      <Typography component="p" variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {isOwn ? t('You') : (authorName ?? t('Former recruiter'))} ·{' '}
        <time dateTime={createdAt} title={formatDate(createdAt, true)}>
          {timeOf(createdAt)}
        </time>
      </Typography>
      <MessageWords text={text} parts={parts} />
      {sentFrom && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('Added from an e-mail of {address}', { address: sentFrom })}
        </Typography>
      )}
      {filesNotTaken.length > 0 && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('Not taken from the e-mail: {names}', { names: filesNotTaken.join(', ') })}
        </Typography>
      )}
    </Box>
  );
}
