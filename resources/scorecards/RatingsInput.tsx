import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ScorecardFields } from '../../schemas/scorecard.ts';
import { ListInputFrame } from '../../src/components/inputs/composite/ListInputFrame.tsx';
import { useListInput } from '../../src/components/inputs/composite/useListInput.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { t } from '../../src/i18n/t.ts';
import { steps } from './recommendations.ts';
import { StepChoice } from './StepChoice.tsx';

type Rating = ScorecardFields['ratings'][number];

interface RatingsInputProps extends FieldInputProps {
  /** Names of the criteria that can be rated, in their order. */
  criteria: readonly string[];
}

/** A row of four steps for each criterion; a step that is pressed again leaves its criterion unrated. */
export function RatingsInput({ criteria, ...props }: RatingsInputProps) {
  const list = useListInput<Rating>(props.source);
  const rate = (criterion: string, rating: number | null) => {
    const others = list.items.filter((one) => one.criterion !== criterion);
    list.set(rating === null ? others : [...others, { criterion, rating }]);
  };
  return (
    <ListInputFrame input={props} list={list} nameOf={({ criterion }) => criterion}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {criteria.map((criterion) => (
          <CriterionRating
            key={criterion}
            criterion={criterion}
            rating={list.items.find((one) => one.criterion === criterion)?.rating ?? null}
            onRate={(rating) => rate(criterion, rating)}
          />
        ))}
      </Box>
    </ListInputFrame>
  );
}

interface CriterionRatingProps {
  criterion: string;
  rating: number | null;
  onRate: (rating: number | null) => void;
}

function CriterionRating({ criterion, rating, onRate }: CriterionRatingProps) {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 208px' },
      }}
    >
      <Typography id={id} component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {criterion}
      </Typography>
      <StepChoice
        labelledBy={id}
        steps={steps().map(({ number, name }) => ({
          value: number,
          words: String(number),
          label: t('{rating} of 4, {words}', { rating: number, words: name }),
        }))}
        value={rating}
        onChange={onRate}
      />
    </Box>
  );
}
