import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Remove from '@mui/icons-material/RemoveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type Criterion, Importance } from '../../../schemas/criteria.ts';
import type { JobProposals } from '../../../schemas/job.ts';
import { choiceWords } from '../../../src/components/fields/field.ts';
import { t } from '../../../src/i18n/t.ts';
import { touch, touchTarget } from '../../../src/kit/touch.ts';

type Clause = JobProposals['clauses'][number];

interface ClausesOfTextProps {
  clauses: readonly Clause[];
  /** Criteria on the list already. */
  present: readonly Criterion[];
  onAdd: (criteria: Criterion[]) => void;
  disabled: boolean;
}

const isOn = (present: readonly Criterion[], name: string | null) =>
  name !== null && present.some((one) => one.name.toLowerCase() === name.toLowerCase());

/** The use of a clause, counting the criteria that were made of it by hand. */
const currentUse = ({ use, criterion }: Clause, present: readonly Criterion[]): Clause['use'] =>
  isOn(present, criterion) ? 'CRITERIA' : use;

/** Every clause of the description with what was read from it; each of the others becomes a criterion by one press. */
export function ClausesOfText({ clauses, present, onAdd, disabled }: ClausesOfTextProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  if (clauses.length === 0) return null;
  const unread = clauses.filter((clause) => currentUse(clause, present) === 'UNREAD').length;
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        size="small"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={list}
        endIcon={
          <ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />
        }
        sx={{ textAlign: 'start', [touch]: { minHeight: touchTarget } }}
      >
        {unread > 0
          ? t('Clause by clause: {count, plural, one {# is} other {# are}} not read as a criterion', {
              count: unread,
            })
          : t('Clause by clause')}
      </Button>
      <Collapse in={open} id={list} unmountOnExit>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {clauses.map((clause, at) => (
            <ClauseRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same twice, and its order is all there is.
              key={at}
              clause={clause}
              present={present}
              onAdd={onAdd}
              disabled={disabled}
            />
          ))}
        </Box>
      </Collapse>
    </Box>
  );
}

/** Says what was made of a clause. */
function wordsOfUse(use: Clause['use']): string {
  if (use === 'CRITERIA') return t('Read as criteria');
  if (use === 'JOB') return t('Read as a field of the job');
  return use === 'DUTY' ? t('About the work or the company') : t('Not read as a criterion');
}

const icons = {
  CRITERIA: <CheckCircle fontSize="small" color="success" aria-hidden />,
  JOB: <CheckCircle fontSize="small" color="success" aria-hidden />,
  DUTY: <Remove fontSize="small" color="disabled" aria-hidden />,
  UNREAD: <HelpOutline fontSize="small" color="warning" aria-hidden />,
} as const;

interface ClauseRowProps extends Omit<ClausesOfTextProps, 'clauses'> {
  clause: Clause;
}

function ClauseRow({ clause, present, onAdd, disabled }: ClauseRowProps) {
  const { text, criteria, criterion } = clause;
  const use = currentUse(clause, present);
  const names = criteria.length > 0 ? criteria : criterion !== null && use === 'CRITERIA' ? [criterion] : [];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '20px minmax(0, 1fr)', sm: '20px minmax(0, 1fr) auto' },
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'start',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ pt: '1px', display: 'flex' }}>{icons[use]}</Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{ overflowWrap: 'anywhere', color: use === 'DUTY' ? 'text.secondary' : 'text.primary' }}
        >
          {text}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {names.length > 0 ? names.join(' · ') : wordsOfUse(use)}
        </Typography>
      </Box>
      {names.length === 0 && criterion !== null && use !== 'JOB' && (
        <Box sx={{ gridColumn: { xs: 2, sm: 3 }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(['MUST_HAVE', 'NICE_TO_HAVE'] as const).map((importance) => (
            <Button
              key={importance}
              size="small"
              variant={use === 'UNREAD' ? 'outlined' : 'text'}
              disabled={disabled}
              onClick={() => onAdd([{ name: criterion, importance }])}
              aria-label={t('Add: {name}, {importance}', {
                name: criterion,
                importance: choiceWords(Importance, importance, t),
              })}
              sx={{ py: 0.25, typography: 'caption', [touch]: { minHeight: touchTarget } }}
            >
              {choiceWords(Importance, importance, t)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
