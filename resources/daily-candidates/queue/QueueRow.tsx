import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef } from 'react';
import { bestQuotation } from '../../../schemas/bestQuotation.ts';
import { DailyCandidateStatus, type QueuedPick } from '../../../schemas/dailyCandidate.ts';
import type { Standing } from '../../../schemas/standing.ts';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { FitBadge } from '../../../src/product/match/FitBadge.tsx';
import { summaryWords } from '../../../src/product/match/summaryWords.ts';
import { OwnMark } from '../../common/OwnMark.tsx';
import { Elsewhere } from '../../common/standing/Elsewhere.tsx';
import { WaitingMark } from '../../common/waiting/WaitingMark.tsx';
import { pickTones } from '../pickTones.ts';

/** In a row there is room for what changes the decision. */
const telling = (standings: readonly Standing[]) =>
  standings.filter(({ status }) => status === 'IN_PROCESS' || status === 'HIRED' || status === 'INVITED');

interface QueueRowProps {
  pick: QueuedPick;
  isCurrent: boolean;
  isDecided: boolean;
  onShow: (id: string) => void;
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** One pick of the queue: who, how well they fit, and the line of the resume that says most for them. */
export const QueueRow = memo(function QueueRow({ pick, isCurrent, isDecided, onShow }: QueueRowProps) {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const quotation = bestQuotation(pick.criteria);
  return (
    <ButtonBase
      ref={row}
      component="button"
      aria-current={isCurrent || undefined}
      onClick={() => onShow(pick.id)}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        width: '100%',
        px: 2,
        py: 1.25,
        textAlign: 'start',
        borderLeft: 3,
        borderColor: isCurrent ? 'primary.main' : 'transparent',
        bgcolor: isCurrent ? 'action.selected' : undefined,
        '&:hover': { bgcolor: isCurrent ? 'action.selected' : 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
          <Typography component="span" sx={{ fontWeight: 600, ...oneLine }}>
            {pick.candidateName}
          </Typography>
          {(isDecided || pick.status === 'SNOOZED') && (
            <StatusChip value={pick.status} schema={DailyCandidateStatus} tones={pickTones} />
          )}
          <WaitingMark about={pick.id} />
        </Box>
        {pick.isOwn && (
          <span>
            <OwnMark pick={pick} />
          </span>
        )}
        <Typography component="span" variant="body2" color="text.secondary" sx={oneLine}>
          {pick.headline ?? summaryWords(pick.summary)}
        </Typography>
        {!isDecided && <Elsewhere standings={telling(pick.elsewhere)} most={1} plain />}
        {quotation && !isDecided && (
          <Typography component="span" variant="body2" sx={{ ...twoLines, mt: 0.25 }}>
            {t('“{quotation}”', { quotation: quotation.evidence ?? '' })}
          </Typography>
        )}
      </Box>
      <FitBadge score={pick.score} band={pick.band} compact />
    </ButtonBase>
  );
});
