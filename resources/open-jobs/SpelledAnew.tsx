import Typography from '@mui/material/Typography';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { useSearchHints } from './useSearchHints.ts';

/** Says which words were looked for where no job has those that were typed. */
export function SpelledAnew() {
  const { q, meant } = useSearchHints();
  if (!meant) return null;
  return (
    <Typography role="status" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      <Rich
        text={t('No job says “{q}”. These are the jobs for <b>{meant}</b>.', { q, meant })}
        tags={{ b: (words) => <strong>{words}</strong> }}
      />
    </Typography>
  );
}
