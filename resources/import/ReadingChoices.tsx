import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CsvEncoding, type ImportFile, ImportPreset } from '../../schemas/importFile.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { useKeepImport } from './importQueries.ts';
import { encodingWords, presetWords } from './importWords.ts';

interface PresetProps {
  file: ImportFile;
  onFields: (fields: ImportFile['fields']) => void;
}

/** The software the file is from: its headings are read as that means them. */
export function Preset({ file, onFields }: PresetProps) {
  const [preset, setPreset] = useState<keyof ImportFile['proposals']>(file.preset ?? 'NONE');
  const options = ['NONE', ...ImportPreset.options] as const;
  return (
    <TextField
      select
      size="small"
      label={t('Exported from')}
      value={preset}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === target.value) ?? 'NONE';
        setPreset(chosen);
        onFields(file.proposals[chosen] ?? file.proposals.NONE);
      }}
      sx={{ flex: '0 1 220px' }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option === 'NONE' ? t('Another system') : presetWords(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/**
 * How the characters are encoded, with words of the file by which a reader sees whether that is right. A file whose
 * words are all of plain letters reads the same in any way, so nothing is asked.
 */
export function Characters({ file, onChange }: { file: ImportFile; onChange: () => void }) {
  const { client } = useServices();
  const keep = useKeepImport();
  const change = useMutation({
    mutationFn: (encoding: CsvEncoding) =>
      client.call('updateImport', { params: { id: file.id }, body: { encoding } }),
    onSuccess(read) {
      onChange();
      keep(read);
    },
  });
  if (file.encoding === null || file.spellings.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={t('Characters')}
      value={change.isPending ? change.variables : file.encoding}
      onChange={({ target }) => {
        const chosen = CsvEncoding.options.find((option) => option === target.value);
        if (chosen) change.mutate(chosen);
      }}
      error={change.isError}
      helperText={
        change.error
          ? sentenceOf(change.error)
          : t('Choose others if these words look wrong: {words}', { words: file.spellings.join(' · ') })
      }
      sx={{ flex: '1 1 100%' }}
    >
      {CsvEncoding.options.map((option) => (
        <MenuItem key={option} value={option}>
          {encodingWords(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The lines that come before the headings: shown, so that nothing of a file is dropped unseen. */
export const LinesAbove = ({ above }: { above: readonly string[] }) =>
  above.length > 0 && (
    <Alert severity="info">
      {t('Left out above the headings, {count, plural, one {one line} other {# lines}}: {lines}', {
        count: above.length,
        lines: above.join(' · '),
      })}
    </Alert>
  );
