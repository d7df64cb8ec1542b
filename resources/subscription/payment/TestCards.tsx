import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { testCards } from '../../../schemas/testPayment.ts';
import { t } from '../../../src/i18n/t.ts';

type TestCard = keyof typeof testCards;

/** The effect of each card, as the end of "This card …". */
const words: Record<TestCard, () => string> = {
  '4242424242424242': () => t('Pays'),
  '4000000000000002': () => t('Is declined'),
  '4000002500003155': () => t('Asks for a confirmation'),
  '4000000000000341': () => t('Fails at renewal'),
};

const inFours = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

interface TestCardsProps {
  disabled: boolean;
  /** Told the number as it stands on a card. */
  onChoose: (number: string) => void;
}

/** The test mode's cards by what they do; one click fills the number in. */
export function TestCards({ disabled, onChoose }: TestCardsProps) {
  const cards = Object.keys(testCards) as TestCard[];
  return (
    <Box role="group" aria-label={t('Test cards')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {cards.map((card) => (
        <Chip
          key={card}
          label={words[card]()}
          variant="outlined"
          clickable
          disabled={disabled}
          onClick={() => onChoose(inFours(card))}
        />
      ))}
    </Box>
  );
}
