import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Criterion, Importance } from '../../../schemas/criteria.ts';
import { choiceWords } from '../../../src/components/fields/field.ts';
import { t } from '../../../src/i18n/t.ts';
import { notAmong } from '../../../src/product/inputs/criteriaText.ts';
import { longChip } from '../longChip.ts';

interface ProposedCriteriaProps {
  /** Undefined until something has been read. */
  proposed: readonly Criterion[] | undefined;
  /** Criteria already on the list; they are not offered again. */
  present: readonly Criterion[];
  onAdd: (criteria: Criterion[]) => void;
  /** Whether there is enough text to read. */
  isWritten: boolean;
  isReading: boolean;
  failed: boolean;
  disabled?: boolean;
  children?: ReactNode;
}

const wordFor = (importance: string) => choiceWords(Importance, importance, t);

/** Offers criteria to take over, one by one or all at once; says so while there are none. */
export function ProposedCriteria({
  proposed,
  present,
  onAdd,
  isWritten,
  isReading,
  failed,
  disabled = false,
  children,
}: ProposedCriteriaProps) {
  const left = notAmong(proposed ?? [], present);
  const section = useRef<HTMLElement>(null);
  const takenAt = useRef<number | null>(null);
  // The pressed button goes away; the next one takes the focus, and the section when there is none.
  useEffect(() => {
    if (takenAt.current === null) return;
    const chips = section.current?.querySelectorAll<HTMLElement>('li [role="button"]') ?? [];
    (chips[Math.min(takenAt.current, left.length - 1)] ?? section.current)?.focus();
    takenAt.current = null;
  }, [left.length]);
  const take = (at: number, criteria: readonly Criterion[]) => {
    takenAt.current = at;
    onAdd(criteria.map(({ name, importance }) => ({ name, importance })));
  };
  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-label={t('Proposed')}
      aria-busy={isReading}
      sx={{ mt: 2, p: 2, borderRadius: 1.2, bgcolor: 'surface.sunken', outline: 'none' }}
    >
      <Typography component="p" variant="subtitle2">
        {t('Proposed')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {hint({ proposed, left, isWritten, isReading, failed })}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {!isReading && left.length > 0
          ? t('{count, plural, one {# criterion} other {# criteria}} proposed', { count: left.length })
          : ''}
      </Box>
      {isWritten && proposed === undefined && !failed && <Loading />}
      {left.length > 0 && (
        <Box>
          <ProposedChips criteria={left} disabled={disabled} onTake={(at, one) => take(at, [one])} />
          <Button
            size="small"
            variant="contained"
            sx={{ mt: 1.5 }}
            disabled={disabled}
            onClick={() => take(0, left)}
          >
            {t('Use these')}
          </Button>
        </Box>
      )}
      {children}
    </Box>
  );
}

interface Shown extends Pick<ProposedCriteriaProps, 'proposed' | 'isWritten' | 'isReading' | 'failed'> {
  left: readonly Criterion[];
}

function hint({ proposed, left, isWritten, isReading, failed }: Shown): string {
  if (!isWritten) return t('Write the description, and its criteria are proposed here.');
  if (isReading) return t('Reading the text above…');
  if (failed) return t('Nothing could be proposed just now. Add criteria yourself, or keep writing.');
  if (left.length > 0) return t('Read from the text above. Use the ones that are right.');
  return proposed && proposed.length > 0
    ? t('All that was read from the text is on the list.')
    : t('So far the text asks for nothing that a resume can show.');
}

const Loading = () => (
  <Box aria-hidden sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {[150, 210, 120].map((width) => (
      <Skeleton key={width} variant="rounded" width={width} height={32} sx={{ borderRadius: 4 }} />
    ))}
  </Box>
);

interface ProposedChipsProps {
  criteria: readonly Criterion[];
  disabled: boolean;
  onTake: (at: number, criterion: Criterion) => void;
}

function ProposedChips({ criteria, disabled, onTake }: ProposedChipsProps) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {criteria.map((criterion, at) => (
        <Box component="li" key={criterion.name} sx={{ maxWidth: '100%' }}>
          <Chip
            label={`${criterion.name} · ${wordFor(criterion.importance)}`}
            icon={<Add />}
            variant="outlined"
            disabled={disabled}
            onClick={() => onTake(at, criterion)}
            aria-label={t('Add: {name}, {importance}', {
              name: criterion.name,
              importance: wordFor(criterion.importance),
            })}
            sx={longChip}
          />
        </Box>
      ))}
    </Box>
  );
}
