import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonRecord } from '../../schemas/person.ts';
import {
  maxPersonFileBytes,
  mostPersonFiles,
  type PersonFile,
  personFileEndings,
} from '../../schemas/personFile.ts';
import { fieldErrorsOf } from '../../src/client/apiError.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { FileDrop } from '../../src/components/inputs/files/FileDrop.tsx';
import { sizeText } from '../../src/components/inputs/files/fileSize.ts';
import { saveFile } from '../../src/components/lists/saveFile.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { formatLocale } from '../../src/i18n/formatLocale.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { PersonCard } from './PersonCard.tsx';
import { personQuery } from './personQuery.ts';

interface PersonFilesProps {
  person: PersonRecord;
  /** Whether the reader recruits for the employer; others only read. */
  canAnnotate: boolean;
}

/** Files that colleagues attached to a person, with who and when. */
export function PersonFiles({ person, canAnnotate }: PersonFilesProps) {
  const { id: email, files } = person;
  const [leaving, setLeaving] = useState<PersonFile>();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: PersonFile) => client.call('removePersonFile', { params: { email, fileId: id } }),
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
    onSettled: () => queryClient.invalidateQueries(personQuery(client, email)),
  });
  return (
    <PersonCard title={t('Files')}>
      {files.length > 0 ? (
        <Box
          component="ul"
          aria-label={t('Files')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              email={email}
              onRemove={canAnnotate ? () => setLeaving(file) : undefined}
            />
          ))}
        </Box>
      ) : (
        <Typography color="text.secondary">{t('No files yet.')}</Typography>
      )}
      {canAnnotate && files.length < mostPersonFiles.ofPerson && <AttachFile email={email} />}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('Remove {name}?', { name: leaving?.fileName ?? '' })}
        confirmLabel={t('Remove file')}
        destructive
        onConfirm={() => {
          if (leaving) remove.mutate(leaving);
          setLeaving(undefined);
        }}
        onClose={() => setLeaving(undefined)}
      >
        {t('It is gone for your colleagues, too. The history keeps its name.')}
      </ConfirmDialog>
    </PersonCard>
  );
}

interface FileRowProps {
  file: PersonFile;
  email: string;
  onRemove: (() => void) | undefined;
}

function FileRow({ file: { id, fileName, size, addedBy, addedAt }, email, onRemove }: FileRowProps) {
  const { client } = useServices();
  const save = useMutation({
    mutationFn: () => client.call('personFile', { params: { email, fileId: id } }),
    onSuccess: (bytes) => saveFile(bytes, fileName),
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
  });
  const detail = [addedBy ?? t('A former colleague'), formatDate(addedAt), sizeText(size, formatLocale())];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 52 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {detail.join(' · ')}
        </Typography>
      </Box>
      <IconButton
        aria-label={t('Download {name}', { name: fileName })}
        disabled={save.isPending}
        onClick={() => save.mutate()}
        sx={{ width: 44, height: 44 }}
      >
        <FileDownload fontSize="small" />
      </IconButton>
      {onRemove && (
        <IconButton
          aria-label={t('Remove {name}', { name: fileName })}
          onClick={onRemove}
          sx={{ width: 44, height: 44 }}
        >
          <DeleteOutline fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** Attaches what is dropped or chosen, at once. */
function AttachFile({ email }: { email: string }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [part, setPart] = useState(0);
  const attach = useMutation({
    mutationFn: (file: File) =>
      client.call('addPersonFile', { params: { email }, body: {}, file, onProgress: setPart }),
    onSuccess: () => queryClient.invalidateQueries(personQuery(client, email)),
  });
  const { error, isPending, variables } = attach;
  return (
    <Box sx={{ minWidth: 0 }}>
      <FileDrop
        label={t('Attach a file')}
        prompt={t('Portfolio, certificate, reference')}
        rules={t('PDF, Word (.docx), text or image, up to {size} MB', {
          size: maxPersonFileBytes / 1024 ** 2,
        })}
        accept={personFileEndings}
        problemOf={problemOf}
        file={isPending ? (variables ?? null) : null}
        progress={isPending ? part : undefined}
        onChange={(file) => {
          setPart(0);
          if (file) attach.mutate(file);
        }}
        error={error ? (fieldErrorsOf(error)?.file ?? sentenceOf(error)) : undefined}
      />
      <Typography variant="caption" color="text.secondary">
        {t('All recruiters of your company read it. The candidate gets it with a download of their data.')}
      </Typography>
    </Box>
  );
}

function problemOf({ size }: File): string | undefined {
  if (size === 0) return t('The file is empty.');
  if (size > maxPersonFileBytes) return t('The file is larger than 10 MB. Save it smaller.');
  return undefined;
}
