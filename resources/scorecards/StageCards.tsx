import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CriterionResult } from '../../schemas/criteria.ts';
import type { Scorecard, StageScorecards } from '../../schemas/scorecard.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { listWords } from '../../src/i18n/listWords.ts';
import { stageWords } from '../../src/i18n/stageWords.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { CardsTable } from './CardsTable.tsx';
import { OneScorecard } from './OneScorecard.tsx';
import { refreshScorecards } from './scorecardQueries.ts';

interface StageCardsProps {
  applicationId: string;
  told: StageScorecards;
  results: readonly CriterionResult[];
  /** Asks for the reader's own card, or changes it; undefined once none can be given. */
  onGive: ((card?: Scorecard) => void) | undefined;
}

/** The cards of one stage: all of them, or who gave one while the reader still owes theirs. */
export function StageCards({ applicationId, told, results, onGive }: StageCardsProps) {
  const { stageId, stageName, isBlind, cards } = told;
  const [isDeleting, setDeleting] = useState(false);
  const stage = stageWords(stageName);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography component="h4" variant="subtitle1">
        {stage}
      </Typography>
      {isBlind ? (
        <Blind told={told} onGive={onGive && (() => onGive())} />
      ) : (
        <>
          <CardsTable label={t('Scorecards for {stage}', { stage })} cards={cards} results={results} />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {cards.map((card) => (
              <OneScorecard
                key={card.id}
                card={card}
                {...(card.isMine &&
                  onGive && { onChange: () => onGive(card), onDelete: () => setDeleting(true) })}
              />
            ))}
          </Box>
        </>
      )}
      <DeleteCard
        open={isDeleting}
        params={{ id: applicationId, stageId }}
        onClose={() => setDeleting(false)}
      />
    </Box>
  );
}

const Blind = ({
  told: { authors },
  onGive,
}: {
  told: StageScorecards;
  onGive: (() => void) | undefined;
}) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1,
      justifyItems: 'start',
      p: 2,
      borderRadius: 2,
      bgcolor: 'surface.sunken',
    }}
  >
    <Typography variant="body2">
      {t('{count, plural, one {A scorecard is in} other {# scorecards are in}}, from {names}.', {
        count: authors.length,
        names: listWords(authors.map((name) => name ?? t('A former colleague'))),
      })}{' '}
      {t('Give yours to read the others’: opinions are worth more when nobody has heard them first.')}
    </Typography>
    {onGive && (
      <Button variant="outlined" onClick={onGive} sx={{ minHeight: 44 }}>
        {t('Give your scorecard')}
      </Button>
    )}
  </Box>
);

interface DeleteCardProps {
  open: boolean;
  params: { id: string; stageId: string };
  onClose: () => void;
}

function DeleteCard({ open, params, onClose }: DeleteCardProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const remove = async () => {
    onClose();
    await client
      .call('deleteScorecard', { params })
      .catch((error: unknown) => notify(sentenceOf(error), { kind: 'error' }));
    await refreshScorecards(queryClient);
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('Delete your scorecard?')}
      confirmLabel={t('Delete')}
      destructive
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('It is gone for good, and the others’ are hidden from you until you give one again.')}
    </ConfirmDialog>
  );
}
