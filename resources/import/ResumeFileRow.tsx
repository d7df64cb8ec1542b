import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { fullName } from '../../schemas/base/fullName.ts';
import { type ImportedResume, ImportedResumeState } from '../../schemas/importedResume.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { canBeChanged, resumeTones } from './resumeStates.ts';

interface ResumeFileRowProps {
  file: ImportedResume;
  onEdit: (() => void) | undefined;
  onSkip: (() => Promise<void>) | undefined;
}

const whoOf = ({ candidateFirstName, candidateLastName, candidateEmail }: ImportedResume) =>
  [fullName(candidateFirstName, candidateLastName), candidateEmail].filter(Boolean).join(' · ');

/** A file of an archive: who it seems to be of, what becomes of it, and what can be done about it. */
export function ResumeFileRow({ file, onEdit, onSkip }: ResumeFileRowProps) {
  const { name, state, reason, isSkipped } = file;
  const who = whoOf(file);
  const skip = useMutation({
    mutationFn: async () => onSkip?.(),
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
  });
  const isOpen = canBeChanged(file);
  const isIncomplete = state === 'INCOMPLETE';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
            {who || name}
          </Typography>
          <StatusChip value={state} schema={ImportedResumeState} tones={resumeTones} />
        </Box>
        {who && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        )}
        {reason && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Typography>
        )}
      </Box>
      {isOpen && onEdit && (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {!isSkipped && (
            <Button
              onClick={onEdit}
              aria-label={
                isIncomplete ? t('Fill in {file}', { file: name }) : t('Correct {file}', { file: name })
              }
            >
              {isIncomplete ? t('Fill in') : t('Correct')}
            </Button>
          )}
          <Button
            loading={skip.isPending}
            onClick={() => skip.mutate()}
            aria-label={isSkipped ? t('Include {file}', { file: name }) : t('Skip {file}', { file: name })}
          >
            {isSkipped ? t('Include') : t('Skip')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
