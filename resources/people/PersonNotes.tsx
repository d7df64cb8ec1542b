import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PersonNote, PersonNoteFields, type PersonRecord } from '../../schemas/person.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { Initials } from '../../src/components/values/Initials.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { ColleaguesInput } from './ColleaguesInput.tsx';
import { NoteTextInput } from './NoteTextInput.tsx';
import { PersonCard } from './PersonCard.tsx';

interface NotesProps {
  person: PersonRecord;
  /** Whether the reader recruits for the employer; others only read. */
  canAnnotate: boolean;
}

/** Notes of colleagues about a person, the newest first. */
export function PersonNotes({ person, canAnnotate }: NotesProps) {
  const { client } = useServices();
  const refresh = useRefreshed();
  const params = { email: person.id };
  return (
    <PersonCard title={t('Notes')}>
      {canAnnotate && (
        <NoteForm
          submitLabel={t('Add note')}
          onSubmit={async (body) => {
            await client.call('writeNote', { params, body });
            await refresh();
          }}
        />
      )}
      {person.notes.length === 0 ? (
        <Typography color="text.secondary">{t('No notes yet.')}</Typography>
      ) : (
        <Box
          component="ol"
          aria-label={t('Notes')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}
        >
          {person.notes.map((note) => (
            <Note key={note.id} note={note} params={{ ...params, noteId: note.id }} />
          ))}
        </Box>
      )}
    </PersonCard>
  );
}

function useRefreshed() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['people'] });
}

interface NoteFormProps {
  note?: PersonNote;
  submitLabel: string;
  onSubmit: (fields: PersonNoteFields) => Promise<void>;
}

const NoteForm = ({ note, submitLabel, onSubmit }: NoteFormProps) => (
  <ShortForm
    schema={PersonNoteFields}
    defaultValues={{ text: note?.text ?? null, mentions: note?.mentions.map(({ id }) => id) ?? [] }}
    special={{
      text: {
        render: NoteTextInput,
        helperText: t(
          'Type @ to name a colleague. All of them read it; so does the candidate who downloads their data, without your name.',
        ),
      },
      mentions: { render: ColleaguesInput, label: t('Tell colleagues by mail'), helperText: false },
    }}
    submitLabel={submitLabel}
    size="medium"
    autoFocus={note !== undefined}
    onSubmit={onSubmit}
  />
);

interface NoteProps {
  note: PersonNote;
  params: { email: string; noteId: string };
}

function Note({ note, params }: NoteProps) {
  const { client } = useServices();
  const refresh = useRefreshed();
  const [doing, setDoing] = useState<'edit' | 'remove'>();
  const author = note.authorName ?? t('A former colleague');
  const remove = async () => {
    setDoing(undefined);
    await client
      .call('removeNote', { params })
      .catch((error: unknown) => notify(sentenceOf(error), { kind: 'error' }));
    await refresh();
  };
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5 }}>
      <Initials name={author} size={32} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="span" variant="body2" sx={{ flex: 1, minWidth: 0 }}>
            <strong>{author}</strong>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' · '}
              <DateText value={note.createdAt} />
              {note.updatedAt !== note.createdAt && ` · ${t('changed')}`}
            </Box>
          </Typography>
          {note.isMine && doing !== 'edit' && (
            <Box sx={{ display: 'flex', my: -1 }}>
              <IconButton size="small" aria-label={t('Change the note')} onClick={() => setDoing('edit')}>
                <EditOutlined fontSize="small" />
              </IconButton>
              <IconButton size="small" aria-label={t('Remove the note')} onClick={() => setDoing('remove')}>
                <DeleteOutline fontSize="small" />
              </IconButton>
            </Box>
          )}
        </Box>
        {doing === 'edit' ? (
          <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
            <NoteForm
              note={note}
              submitLabel={t('Save')}
              onSubmit={async (body) => {
                await client.call('changeNote', { params, body });
                setDoing(undefined);
                await refresh();
              }}
            />
            <Button onClick={() => setDoing(undefined)} sx={{ justifySelf: 'start' }}>
              {t('Cancel')}
            </Button>
          </Box>
        ) : (
          <>
            <Typography sx={{ mt: 0.25, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note.text}
            </Typography>
            {note.mentions.length > 0 && (
              <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                {note.mentions.map(({ recruiterName }) => `@${recruiterName}`).join(' ')}
              </Typography>
            )}
          </>
        )}
        <ConfirmDialog
          open={doing === 'remove'}
          title={t('Remove this note?')}
          confirmLabel={t('Remove note')}
          destructive
          onConfirm={() => void remove()}
          onClose={() => setDoing(undefined)}
        >
          {t('Your colleagues will not see it any more.')}
        </ConfirmDialog>
      </Box>
    </Box>
  );
}
