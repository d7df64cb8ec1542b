import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { MessageFields } from '../../schemas/message.ts';
import { t } from '../../src/i18n/t.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { keepDraft, readDraft } from '../common/textDraft.ts';
import type { Between } from './messageQueries.ts';
import { useSendMessage } from './useSendMessage.ts';

interface ComposerProps {
  between: Between;
  /** Who reads it: a name. */
  to: string;
}

const longest = MessageFields.shape.text.maxLength ?? undefined;

/** Writes to the other side. What is typed is kept in the tab until it is sent, also when sending fails. */
export function Composer({ between, to }: ComposerProps) {
  const draftKey = `message:${between.jobId}:${between.candidateEmail}`;
  const [text, setText] = useState(() => readDraft(draftKey, sessionStorage));
  const { mutate, isPending, error } = useSendMessage(between);
  const type = (typed: string) => {
    setText(typed);
    keepDraft(draftKey, typed, sessionStorage);
  };
  const isEmpty = text.trim() === '';
  const send = () => {
    if (!isEmpty && !isPending) mutate(text.trim(), { onSuccess: () => type('') });
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      {error && <Alert severity="error">{sentenceOf(error)}</Alert>}
      <TextField
        label={t('Message to {name}', { name: to })}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={sendByKey}
        multiline
        minRows={2}
        maxRows={8}
        autoComplete="off"
        helperText={t('They get it by e-mail, too. Ctrl+Enter sends.')}
        slotProps={{ htmlInput: { maxLength: longest, readOnly: isPending, dir: 'auto' } }}
      />
      <Button
        type="submit"
        variant="outlined"
        loading={isPending}
        disabled={isEmpty}
        aria-keyshortcuts="Control+Enter"
        sx={{ justifySelf: 'end', minHeight: 44 }}
      >
        {t('Send')}
      </Button>
    </Box>
  );
}
