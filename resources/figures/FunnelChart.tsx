import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../src/i18n/t.ts';
import { ChartCard } from '../../src/product/charts/ChartCard.tsx';
import { figureText } from '../../src/product/charts/chartData.ts';
import { type FunnelStep, funnelTable } from './hiringWords.ts';

interface FunnelChartProps {
  title: string;
  text: string;
  steps: readonly FunnelStep[];
  /** Said where nobody came in. */
  empty: string;
}

/** How many are left at each step, as bars of one scale, and what became of the others in words. */
export function FunnelChart({ title, text, steps, empty }: FunnelChartProps) {
  const most = Math.max(1, ...steps.map(({ people }) => people));
  return (
    <ChartCard
      title={title}
      text={text}
      data={funnelTable(steps)}
      // It is drawn at once, and is as high as what it says.
      height={0}
      empty={empty}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {steps.map((step) => (
          <Step key={step.key} step={step} width={step.people / most} isLast={step === steps.at(-1)} />
        ))}
      </Box>
    </ChartCard>
  );
}

function Step({ step, width, isLast }: { step: FunnelStep; width: number; isLast: boolean }) {
  const { label, people, share, lost = 0, waiting = 0 } = step;
  const left = [
    lost > 0 && t('{count} dropped out', { count: lost }),
    waiting > 0 && t('{count} still under way', { count: waiting }),
  ].filter(Boolean);
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr auto', sm: '9rem 1fr 7.5rem' }, columnGap: 2 }}
    >
      <Typography variant="subtitle2" component="span">
        {label}
      </Typography>
      <Box
        sx={{
          alignSelf: 'center',
          gridColumn: { xs: '1 / -1', sm: 2 },
          gridRow: { xs: 2, sm: 1 },
          height: 22,
          borderRadius: 0.75,
          bgcolor: 'surface.sunken',
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            height: '100%',
            // Something is seen of one in a thousand, too.
            minWidth: people > 0 ? 4 : 0,
            width: `${width * 100}%`,
            bgcolor: isLast ? 'tone.positive.main' : 'tone.info.main',
          }}
        />
      </Box>
      <Typography component="span" sx={{ gridColumn: { sm: 3 }, textAlign: 'end', whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ typography: 'subtitle1', fontVariantNumeric: 'tabular-nums' }}>
          {figureText(people)}
        </Box>
        {share !== null && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', ml: 1 }}>
            {figureText(share, { style: 'percent', maximumFractionDigits: 0 })}
          </Box>
        )}
      </Typography>
      {left.length > 0 && (
        <Typography
          variant="body2"
          component="span"
          color="text.secondary"
          sx={{ gridColumn: { xs: '1 / -1', sm: '2 / -1' }, mt: 0.5 }}
        >
          {left.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
