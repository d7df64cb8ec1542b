import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportFile, ImportPreview } from '../../schemas/importFile.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { Counts } from './Counts.tsx';
import { useKeepImport } from './importQueries.ts';
import { countsOf, startWords } from './importWords.ts';
import { MappingTable } from './MappingTable.tsx';
import { Problems } from './Problems.tsx';
import { Characters, LinesAbove, Preset } from './ReadingChoices.tsx';
import { StartImport } from './StartImport.tsx';
import { useDropImport } from './useDropImport.ts';

interface MappingStepProps {
  file: ImportFile;
  /** Back to choosing a file. */
  onLeave: () => void;
}

/** The steps before the import: which field each column is, then what would happen with each row. */
export function MappingStep({ file, onLeave }: MappingStepProps) {
  const { client } = useServices();
  const [chosen, setChosen] = useState<Pick<ImportFile, 'encoding' | 'fields'>>(file);
  // Read with other characters, the file proposes its fields again.
  const fields = chosen.encoding === file.encoding ? chosen.fields : file.fields;
  const params = { id: file.id };
  const preview = useMutation({
    mutationFn: () => client.call('previewImport', { params, body: { fields } }),
  });
  const change = (next: ImportFile['fields']) => {
    setChosen({ encoding: file.encoding, fields: next });
    preview.reset();
  };
  const drop = useDropImport(file.id, onLeave);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {file.fileName}
          </Typography>
          <Typography color="text.secondary">
            {t('{rows, plural, one {# row} other {# rows}}. Say what each column is.', { rows: file.rows })}
          </Typography>
        </Box>
        <Preset key={file.encoding} file={file} onFields={change} />
        <Characters file={file} onChange={preview.reset} />
      </Box>
      <LinesAbove above={file.above} />
      <MappingTable file={file} fields={fields} onChange={change} />
      {preview.error && <Alert severity="error">{sentenceOf(preview.error)}</Alert>}
      {preview.data ? (
        <Foreseen file={file} fields={fields} preview={preview.data} onDrop={() => void drop()} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" loading={preview.isPending} onClick={() => preview.mutate()}>
            {t('See what would happen')}
          </Button>
          <Button onClick={() => void drop()}>{t('Another file')}</Button>
        </Box>
      )}
    </Box>
  );
}

interface ForeseenProps {
  file: ImportFile;
  fields: ImportFile['fields'];
  preview: ImportPreview;
  onDrop: () => void;
}

/** The outcome that is foreseen, and the button that has it done. */
function Foreseen({ file, fields, preview, onDrop }: ForeseenProps) {
  const { client } = useServices();
  const keep = useKeepImport();
  const start = useMutation({
    mutationFn: () => client.call('startImport', { params: { id: file.id }, body: { fields } }),
    onSuccess: keep,
  });
  const { added, joined } = preview;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the table above can be as high as the screen.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box role="status" ref={top} tabIndex={-1} sx={{ outline: 0, scrollMarginTop: 88 }}>
        <Counts counts={countsOf(preview, false)} />
      </Box>
      <Problems of="wrong" problems={preview.problems} fileName={file.fileName} />
      <Problems of="leftOut" problems={preview.leftOut} fileName={file.fileName} />
      <StartImport
        label={
          file.kind === 'JOBS'
            ? t('Import {count, plural, one {# job} other {# jobs}}', { count: added })
            : startWords(added, joined)
        }
        canStart={added + joined > 0}
        start={start}
        onDrop={onDrop}
      />
    </Box>
  );
}
