import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../../src/i18n/t.ts';
import { PlanOffer } from '../common/PlanOffer.tsx';
import { needsPlan, plansOf, sentenceOf } from '../common/planNeeded.ts';

interface StartImportProps {
  label: string;
  /** Whether there is something to import. */
  canStart: boolean;
  start: { error: unknown; isPending: boolean; mutate: () => void };
  /** Back to choosing a file. */
  onDrop: () => void;
}

/** Has the foreseen import done, or leaves it; says why it was refused. */
export const StartImport = ({ label, canStart, start, onDrop }: StartImportProps) => (
  <>
    {needsPlan(start.error) ? (
      <PlanOffer title={t('Adding people needs a plan')} plans={plansOf('RECRUITER')} />
    ) : (
      Boolean(start.error) && <Alert severity="error">{sentenceOf(start.error)}</Alert>
    )}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button
        variant="contained"
        disabled={!canStart}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {label}
      </Button>
      <Button onClick={onDrop}>{t('Another file')}</Button>
    </Box>
  </>
);
