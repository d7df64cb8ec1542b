import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type Scorecard, ScorecardFields } from '../../schemas/scorecard.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { Initials } from '../../src/components/values/Initials.tsx';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { authorWords } from './authorWords.ts';
import { recommendationTones } from './recommendations.ts';

interface OneScorecardProps {
  card: Scorecard;
  /** For the reader's own card, while it can be changed. */
  onChange?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** One card: whose it is, which way it leans, and why. */
export const OneScorecard = ({ card, onChange, onDelete }: OneScorecardProps) => (
  <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5 }}>
    <Initials name={card.authorName ?? authorWords(card)} size={32} />
    <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <Typography component="span" variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{authorWords(card)}</strong>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' · '}
            <DateText value={card.createdAt} />
            {timeWords(card)}
          </Box>
        </Typography>
        {onChange && (
          <IconButton aria-label={t('Change your scorecard')} onClick={onChange} sx={{ my: -1 }}>
            <EditOutlined fontSize="small" />
          </IconButton>
        )}
        {onDelete && (
          <IconButton aria-label={t('Delete your scorecard')} onClick={onDelete} sx={{ my: -1 }}>
            <DeleteOutline fontSize="small" />
          </IconButton>
        )}
      </Box>
      <StatusChip
        value={card.recommendation}
        schema={ScorecardFields.shape.recommendation}
        tones={recommendationTones}
      />
      {card.strengths && <Said title={t('Strengths')}>{card.strengths}</Said>}
      {card.concerns && <Said title={t('Concerns')}>{card.concerns}</Said>}
    </Box>
  </Box>
);

/** How a card came about beside its day: changed since, and whether its author knew the others' by then. */
function timeWords({ createdAt, updatedAt, isAfterReading }: Scorecard): string {
  const isChanged = updatedAt !== createdAt;
  if (isAfterReading)
    return ` · ${isChanged ? t('changed after reading the others’') : t('given after reading the others’')}`;
  return isChanged ? ` · ${t('changed')}` : '';
}

const Said = ({ title, children }: { title: string; children: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {title}:
    </Box>{' '}
    {children}
  </Typography>
);
