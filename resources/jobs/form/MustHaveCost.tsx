import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ExpectedFits } from '../../../schemas/expectedFits.ts';
import { t } from '../../../src/i18n/t.ts';
import { peopleInWords } from './peopleInWords.ts';

/** People who fail by one must-have alone, and all who would fit without it; null where the pool is too small to tell. */
interface Cost {
  lost: number;
  of: number | null;
}

/** The cost of a must-have; undefined where it is not known, or fewer than ten people. */
export function costOf(expected: ExpectedFits | undefined, name: string): Cost | undefined {
  const cost = expected?.mustHaves.find((one) => one.name === name)?.partial;
  if (!expected?.partial || !cost?.about) return undefined;
  const { partial } = expected;
  return {
    lost: cost.about,
    of: partial.about === null ? null : partial.about + cost.about,
  };
}

/** "Costs about 41 of 63 people." */
function costWords({ lost, of }: Cost): string {
  const people = peopleInWords(lost);
  if (of === null) return t('Costs about {people} people.', { people });
  const all = peopleInWords(of);
  return t('Costs about {people} of {all} people.', { people, all });
}

interface MustHaveCostProps {
  name: string;
  cost: Cost | undefined;
  disabled?: boolean | undefined;
  /** Makes it a nice-to-have. */
  onRelax: () => void;
}

/** How many people one must-have costs, and the click that makes it a nice-to-have. Nothing where it costs few. */
export function MustHaveCost({ name, cost, disabled = false, onRelax }: MustHaveCostProps) {
  if (!cost) return null;
  return (
    <Box sx={{ flex: '1 0 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {costWords(cost)}
      </Typography>
      <Button
        size="small"
        disabled={disabled}
        onClick={({ currentTarget }) => {
          // The button goes away with the cost; the criterion itself is where one goes on.
          currentTarget.closest('li')?.querySelector('input')?.focus();
          onRelax();
        }}
        aria-label={t('Make it nice to have: {criterion}', { criterion: name })}
      >
        {t('Make it nice to have')}
      </Button>
    </Box>
  );
}
