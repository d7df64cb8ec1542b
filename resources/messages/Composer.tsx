import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { MessageFields, type MessageSide } from '../../schemas/message.ts';
import { firstField } from '../../schemas/templateText.ts';
import { t } from '../../src/i18n/t.ts';
import { OtherTabNote } from '../common/DraftNote.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { useTextDraft } from '../common/useTextDraft.ts';
import { openFieldsWords, tooLongWords } from '../message-templates/openFields.ts';
import { TemplatesButton } from '../message-templates/TemplatesButton.tsx';
import { useInsertion } from '../message-templates/useInsertion.ts';
import type { Between } from './messageQueries.ts';
import { useSendMessage } from './useSendMessage.ts';

interface ComposerProps {
  /** Where what is typed is kept. */
  draftKey: string;
  between: Between;
  /** Who writes it; recruiters have templates. */
  side: MessageSide;
  /** Who reads it: a name. */
  to: string;
}

const longest = MessageFields.shape.text.maxLength ?? undefined;

/** Writes to the other side. What is typed is kept in the browser until it is sent, also when sending fails. */
export function Composer({ draftKey, between, side, to }: ComposerProps) {
  const { text, isElsewhere, sent, ...draft } = useTextDraft(draftKey);
  // Why the text is not sent, or a template not put into it.
  const [hint, setHint] = useState<string>();
  const { mutate, isPending, error } = useSendMessage(between, sent);
  const type = (typed: string) => {
    draft.type(typed);
    setHint(undefined);
  };
  const { input, enter, insert, select } = useInsertion({ text, longest, onChange: type });
  const hasTemplates = side === 'RECRUITER';
  const isEmpty = text.trim() === '';
  const send = () => {
    if (isEmpty || isPending) return;
    const open = hasTemplates ? openFieldsWords(text) : undefined;
    setHint(open);
    if (open) select(...(firstField(text) ?? [0, 0]));
    else mutate(text.trim());
  };
  const insertTemplate = (words: string) => {
    const excess = insert(words);
    if (excess > 0) setHint(tooLongWords(excess));
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
      <OtherTabNote isElsewhere={isElsewhere} />
      {error && <Alert severity="error">{sentenceOf(error)}</Alert>}
      {hint && <Alert severity="warning">{hint}</Alert>}
      <TextField
        label={t('Message to {name}', { name: to })}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={sendByKey}
        onFocus={enter}
        inputRef={input}
        multiline
        minRows={2}
        maxRows={8}
        autoComplete="off"
        helperText={t('They get it by e-mail, too. Ctrl+Enter sends.')}
        slotProps={{ htmlInput: { maxLength: longest, readOnly: isPending, dir: 'auto' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'end' }}>
        {hasTemplates && (
          <Box sx={{ marginInlineEnd: 'auto' }}>
            <TemplatesButton about={between} disabled={isPending} keepsText onInsert={insertTemplate} />
          </Box>
        )}
        <Button
          type="submit"
          variant="outlined"
          loading={isPending}
          disabled={isEmpty}
          aria-keyshortcuts="Control+Enter"
          sx={{ minHeight: 44 }}
        >
          {t('Send')}
        </Button>
      </Box>
    </Box>
  );
}
