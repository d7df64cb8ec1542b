import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ExpectedFits } from '../../../schemas/expectedFits.ts';
import { t } from '../../../src/i18n/t.ts';
import { peopleInWords } from '../../jobs/form/peopleInWords.ts';
import { CriterionChip } from '../../jobs/page/CriterionChip.tsx';

interface CostsOfMustHavesProps {
  expected: Pick<ExpectedFits, 'mustHaves' | 'notCounted'>;
  disabled: boolean;
  /** Makes a must-have a nice-to-have. */
  onRelax: (name: string) => void;
}

/** How many more people would be listed without a must-have, in tens; null where its words are not counted. */
interface Gain {
  name: string;
  more: number | null;
}

/** The must-haves by what they cost, the dearest first, those that cannot be told last. */
const gainsOf = ({ mustHaves, notCounted }: CostsOfMustHavesProps['expected']): Gain[] =>
  mustHaves
    .map(({ name, partial }) => ({ name, more: notCounted.includes(name) ? null : (partial.about ?? 0) }))
    .sort((a, b) => (b.more ?? -1) - (a.more ?? -1));

function gainWords({ more }: Gain): string {
  if (more === null) return t('How many it costs cannot be told: its words are not counted in advance.');
  if (more === 0) return t('Fewer than ten more would be listed without it.');
  return t('About {people} more would be listed without it.', { people: peopleInWords(more) });
}

/** On an empty list: what each must-have of the job costs, and the press that makes it a nice-to-have. */
export function CostsOfMustHaves({ expected, disabled, onRelax }: CostsOfMustHavesProps) {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ width: '100%', textAlign: 'start' }}>
      <Typography id={heading} variant="subtitle2" component="h3">
        {t('What each must-have costs')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {gainsOf(expected).map((gain) => (
          <Box
            component="li"
            key={gain.name}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
              <CriterionChip name={gain.name} importance="MUST_HAVE" />
              <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                {gainWords(gain)}
              </Typography>
            </Box>
            <Button
              size="small"
              disabled={disabled}
              onClick={() => onRelax(gain.name)}
              aria-label={t('Make it nice to have: {criterion}', { criterion: gain.name })}
            >
              {t('Make it nice to have')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
