import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { ToneChip } from '../../../src/components/values/ToneChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { FitBadge } from '../../../src/product/match/FitBadge.tsx';
import { sourceWords } from '../sourceWords.ts';
import { answerDue, daysInStage, daysInStageText } from './boardRules.ts';

interface BoardCardProps {
  application: CandidateApplication;
  now: Date;
  onOpen: () => void;
  /** The button at the foot that opens the moves. */
  menu?: ReactNode;
  /** The button that picks the card up; without it the card stays where it is. */
  handle?: ReactNode;
  /** Whether it has been picked up: its place stays. */
  lifted?: boolean;
  /** Goes onto the card itself, for picking it up anywhere. */
  grip?: HTMLAttributes<HTMLElement>;
  style?: CSSProperties;
  ref?: Ref<HTMLLIElement>;
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** Where the focus goes after a card came to another column: its name after the menu, its handle after dragging. */
export const cardButtonId = (applicationId: string) => `application-${applicationId}`;
export const cardHandleId = (applicationId: string) => `drag-application-${applicationId}`;

/** One application: who, how they came, how long they have been here and when they were promised an answer. */
export function BoardCard({
  application,
  now,
  onOpen,
  menu,
  handle,
  lifted = false,
  grip,
  style,
  ref,
}: BoardCardProps) {
  const { id, candidateName, headline, status } = application;
  const due = answerDue(application, now);
  return (
    <Card
      component="li"
      ref={ref}
      style={style}
      {...grip}
      sx={{
        listStyle: 'none',
        p: 1.5,
        minWidth: 0,
        opacity: lifted ? 0.4 : 1,
        cursor: grip ? 'grab' : undefined,
        touchAction: 'manipulation',
        // A long press picks the card up; it must not select text or open the browser's menu.
        userSelect: grip ? 'none' : undefined,
        WebkitTouchCallout: grip ? 'none' : undefined,
        borderColor: due?.overdue ? 'tone.negative.main' : undefined,
      }}
    >
      <Link
        component="button"
        type="button"
        id={cardButtonId(id)}
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mt: 0.75, mb: -0.5, mr: -0.75 }}>
        <CardMarks application={application} />
        {/* In a narrow column they stand below, and the word above stays whole. */}
        <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
          {handle}
          {menu}
        </Box>
      </Box>
    </Card>
  );
}

interface BoardHandleProps {
  id: string;
  name: string;
  ref?: Ref<HTMLButtonElement>;
  /** Handlers that pick the card up with the keyboard. */
  grip: Omit<HTMLAttributes<HTMLElement>, 'color'>;
}

/** Picks a card up with the keyboard; with the mouse and by touch the whole card does. */
export const BoardHandle = ({ id, name, ref, grip }: BoardHandleProps) => (
  <IconButton
    ref={ref}
    size="small"
    {...grip}
    id={id}
    aria-label={t('Drag {name}', { name })}
    sx={{ cursor: 'grab' }}
  >
    <DragIndicator fontSize="small" />
  </IconButton>
);

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
      {source === 'INVITED' && (
        <Typography component="span" variant="caption" color="text.secondary">
          {sourceWords(source)}
        </Typography>
      )}
      {!candidateEmailVerified && <ToneChip tone="waiting">{t('Address not verified')}</ToneChip>}
    </>
  );
}
