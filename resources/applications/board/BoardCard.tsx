import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { ToneChip } from '../../../src/components/values/ToneChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { FitBadge } from '../../../src/product/match/FitBadge.tsx';
import { Elsewhere } from '../../common/standing/Elsewhere.tsx';
import { WaitingMark } from '../../common/waiting/WaitingMark.tsx';
import { OfferMark } from '../../offers/OfferMark.tsx';
import { isOfferWaiting } from '../../offers/offerWords.ts';
import { sourceWords } from '../sourceWords.ts';
import { answerDue, daysInStage, daysInStageText } from './boardRules.ts';

interface BoardCardProps {
  application: CandidateApplication;
  now: Date;
  onOpen: () => void;
  /** The buttons at the foot: what drags it, and what opens its moves. */
  actions?: ReactNode;
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** Where the focus goes when what was opened from a card is closed. */
export const cardButtonId = (applicationId: string) => `application-${applicationId}`;

/** One application: who, how they came, how long they have been here and when they were promised an answer. */
export function BoardCard({ application, now, onOpen, actions }: BoardCardProps) {
  const { candidateName, headline, status, elsewhere = [] } = application;
  const due = isOfferWaiting(application, now) ? undefined : answerDue(application, now);
  return (
    <>
      <Link
        component="button"
        type="button"
        id={cardButtonId(application.id)}
        onClick={onOpen}
        variant="subtitle1"
        color="text.primary"
        sx={{ textAlign: 'start', fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.35 }}
      >
        {candidateName}
      </Link>
      {headline && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', ...twoLines }}>
          {headline}
        </Typography>
      )}
      <Typography
        component="p"
        variant="caption"
        sx={{ mt: 0.75, color: due?.overdue ? 'tone.negative.text' : 'text.secondary' }}
      >
        {status === 'HIRED' ? t('Hired') : daysInStageText(daysInStage(application, now))}
        {due && (
          <Box component="span" sx={{ fontWeight: due.overdue ? 650 : undefined }}>
            {' · '}
            {due.words}
          </Box>
        )}
      </Typography>
      <WaitingMark about={application.id} />
      <OfferMark application={application} now={now} />
      {elsewhere.length > 0 && (
        <Box sx={{ mt: 0.75 }}>
          <Elsewhere standings={elsewhere} most={1} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mt: 0.75, mb: -0.5, mr: -0.75 }}>
        <CardMarks application={application} />
        {/* In a narrow column they stand below, and the word above stays whole. */}
        <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>{actions}</Box>
      </Box>
    </>
  );
}

/** How well they fit, how they came, and what is missing. */
function CardMarks({
  application: { fit, source, candidateEmailVerified },
}: Pick<BoardCardProps, 'application'>) {
  return (
    <>
      {fit && (
        <Box component="span" sx={{ display: 'inline-flex', mr: 1 }}>
          <FitBadge score={fit.score} band={fit.band} compact />
        </Box>
      )}
      {source !== 'APPLIED' && (
        <Typography component="span" variant="caption" color="text.secondary">
          {sourceWords(source)}
        </Typography>
      )}
      {!candidateEmailVerified && <ToneChip tone="waiting">{t('Address not verified')}</ToneChip>}
    </>
  );
}
