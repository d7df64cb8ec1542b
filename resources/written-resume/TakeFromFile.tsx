import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { visuallyHidden } from '@mui/utils';
import { useId, useRef, useState } from 'react';
import type { ResumeEntries } from '../../schemas/writtenResume.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { touch, touchTarget } from '../../src/kit/touch.ts';

/** Fills the form in from a file of another service. The file is read in the browser and goes nowhere. */
export function TakeFromFile({ onTaken }: { onTaken: (entries: ResumeEntries) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    try {
      const { entriesOfFile } = await import('./entriesIn.ts');
      onTaken(await entriesOfFile(file));
      notify(t('Filled in from {file}. Look it over before you go on.', { file: file.name }), {
        kind: 'success',
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('Something went wrong. Try again.'));
    }
  };
  return (
    <Box>
      <Button
        size="small"
        variant="outlined"
        aria-describedby={id}
        onClick={() => input.current?.click()}
        sx={{ [touch]: { minHeight: touchTarget } }}
      >
        {t('Fill in from JSON Resume or LinkedIn')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.zip"
        aria-label={t('A resume.json, or the zip file of your data from LinkedIn')}
        tabIndex={-1}
        style={visuallyHidden}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <FormHelperText id={id} error={problem !== undefined} role={problem ? 'alert' : undefined}>
        {problem ?? t('A resume.json, or the zip file of your data from LinkedIn')}
      </FormHelperText>
    </Box>
  );
}
