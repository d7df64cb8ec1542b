import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ImportedResume } from '../../schemas/importedResume.ts';
import { t } from '../../src/i18n/t.ts';
import { useChangeResume } from './importQueries.ts';
import { ResumeDialog } from './ResumeDialog.tsx';
import { ResumeFileRow } from './ResumeFileRow.tsx';
import { isToLookAt } from './resumeStates.ts';

interface ResumeFilesProps {
  importId: string;
  files: readonly ImportedResume[];
  /** After the import nothing can be changed any more. */
  isDone?: boolean;
}

/** Shown before someone asks for the rest. */
const shownAtFirst = 25;

/** The files of an archive with what was read from each; those that need someone come first. */
export function ResumeFiles({ importId, files, isDone = false }: ResumeFilesProps) {
  const id = useId();
  const lacking = files.filter(isToLookAt);
  const [show, setShow] = useState<'look' | 'all'>(lacking.length > 0 ? 'look' : 'all');
  const [most, setMost] = useState(shownAtFirst);
  const [edited, setEdited] = useState<ImportedResume>();
  const change = useChangeResume(importId);
  // The last one that was to be looked at leaves an empty list otherwise.
  const chosen = show === 'look' && lacking.length > 0 ? lacking : files;
  const shown = chosen.slice(0, most);
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 2, pb: 1 }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ flex: 1 }}>
          {t('Files')}
        </Typography>
        {lacking.length > 0 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={show}
            aria-label={t('Files shown')}
            onChange={(_, next: 'look' | 'all' | null) => next && setShow(next)}
          >
            <ToggleButton value="look">{t('To look at ({count})', { count: lacking.length })}</ToggleButton>
            <ToggleButton value="all">{t('All ({count})', { count: files.length })}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((file) => (
          <ResumeFileRow
            key={file.place}
            file={file}
            onEdit={isDone ? undefined : () => setEdited(file)}
            onSkip={isDone ? undefined : () => change(file, { isSkipped: !file.isSkipped })}
          />
        ))}
      </Box>
      {shown.length < chosen.length && (
        <Button sx={{ m: 1 }} onClick={() => setMost(most + 4 * shownAtFirst)}>
          {t('Show more of {count}', { count: chosen.length })}
        </Button>
      )}
      {edited && <ResumeDialog file={edited} onSave={change} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}
