import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { CriterionResult } from '../../schemas/criteria.ts';
import type { Scorecard } from '../../schemas/scorecard.ts';
import { Initials } from '../../src/components/values/Initials.tsx';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { t } from '../../src/i18n/t.ts';
import { lookOf } from '../../src/product/values/outcomes.ts';
import { authorWords } from './authorWords.ts';
import { steps } from './recommendations.ts';

/** Who chose which step. */
interface Row {
  name: string;
  /** Of the resume, for a criterion of the job. */
  result?: CriterionResult | undefined;
  /** Steps by the card. */
  chosen: ReadonlyMap<Scorecard, number>;
}

/** The recommendation, then each rated criterion: those of the job in its order, then those it has given up. */
function rowsOf(cards: readonly Scorecard[], results: readonly CriterionResult[]): Row[] {
  const rated = new Set(cards.flatMap(({ ratings }) => ratings.map(({ criterion }) => criterion)));
  const names = new Set([...results.map(({ name }) => name).filter((name) => rated.has(name)), ...rated]);
  const leaning = new Map(
    cards.map((card) => [card, steps().findIndex(({ id }) => id === card.recommendation) + 1]),
  );
  return [
    { name: t('Recommendation'), chosen: leaning },
    ...[...names].map((name) => ({
      name,
      result: results.find((one) => one.name === name),
      chosen: new Map(
        cards.flatMap((card) => {
          const rating = card.ratings.find(({ criterion }) => criterion === name)?.rating;
          return rating ? [[card, rating] as const] : [];
        }),
      ),
    })),
  ];
}

interface CardsTableProps {
  /** Names the table. */
  label: string;
  cards: readonly Scorecard[];
  /** Of the resume, for each criterion of the job. */
  results: readonly CriterionResult[];
}

/** A stage's cards in one picture: each reader's initials on the step they chose, beside what the resume shows. */
export const CardsTable = ({ label, cards, results }: CardsTableProps) => (
  <Box
    component="table"
    aria-label={label}
    sx={{
      width: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      '& td, & th': { p: 0.5, borderBottom: 1, borderColor: 'divider', verticalAlign: 'middle' },
      '& tr:last-of-type > *': { borderBottom: 0 },
    }}
  >
    <thead>
      <tr>
        <Box component="td" sx={{ width: '40%' }} />
        {steps().map(({ id, name, tone }) => (
          <Typography
            key={id}
            component="th"
            scope="col"
            variant="caption"
            sx={{ color: `tone.${tone}.text`, fontWeight: 600, lineHeight: 1.2 }}
          >
            {name}
          </Typography>
        ))}
      </tr>
    </thead>
    <tbody>
      {rowsOf(cards, results).map((row) => (
        <CardsRow key={row.name} row={row} />
      ))}
    </tbody>
  </Box>
);

const CardsRow = ({ row: { name, result, chosen } }: { row: Row }) => (
  <tr>
    <Box component="th" scope="row" sx={{ textAlign: 'start', fontWeight: 'inherit' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontWeight: result ? undefined : 600 }}>
        {name}
      </Typography>
      {result && <InResume result={result} />}
    </Box>
    {steps().map(({ id, number, tone }) => (
      <td key={id}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, justifyContent: 'center', py: 0.5 }}>
          {[...chosen]
            .filter(([, step]) => step === number)
            .map(([card]) => (
              <Mark key={card.id} card={card} tone={tone} />
            ))}
        </Box>
      </td>
    ))}
  </tr>
);

const Mark = ({ card, tone }: { card: Scorecard; tone: StatusTone }) => (
  <Box
    component="span"
    title={authorWords(card)}
    sx={{ borderRadius: '50%', border: 2, borderColor: `tone.${tone}.main` }}
  >
    <Initials name={card.authorName ?? authorWords(card)} size={26} />
    <span style={visuallyHidden}>{authorWords(card)} </span>
  </Box>
);

function InResume({ result }: { result: CriterionResult }) {
  const { Icon, tone, word } = lookOf(result.outcome);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: `tone.${tone}.text` }}>
      <Icon aria-hidden sx={{ fontSize: 14, color: `tone.${tone}.main` }} />
      <Typography variant="caption">{t('Resume: {outcome}', { outcome: word })}</Typography>
    </Box>
  );
}
