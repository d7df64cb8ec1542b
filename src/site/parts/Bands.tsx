import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/t.ts';

const bands = () =>
  [
    {
      tone: 'strong',
      name: t('Strong fit'),
      share: 94,
      text: t('Every must-have is met, at most one of several in part, with a quotation for each.'),
    },
    {
      tone: 'good',
      name: t('Good fit'),
      share: 74,
      text: t(
        'Two thirds of the must-haves or more are met, every license and language among them. The rest is worth asking about.',
      ),
    },
    {
      tone: 'partial',
      name: t('Possible fit'),
      share: 52,
      text: t('Worth a look when the better ones are gone.'),
    },
    {
      tone: 'limited',
      name: t('Limited fit'),
      share: 28,
      text: t('Never listed. A candidate still sees it, and why.'),
    },
  ] as const;

/** The bands of fit, best first. */
export function Bands() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {bands().map(({ tone, name, share, text }) => (
        <Box
          key={tone}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '170px 240px minmax(0, 1fr)' },
            alignItems: 'center',
            gap: { xs: 1, md: 3 },
            p: { xs: 2, md: 2.5 },
            borderRadius: '12px',
            bgcolor: `fit.${tone}.soft`,
            color: `fit.${tone}.text`,
          }}
        >
          <Typography component="h3" variant="h3">
            {name}
          </Typography>
          <Box
            aria-hidden
            sx={{ height: 8, borderRadius: 4, bgcolor: 'background.paper', overflow: 'hidden' }}
          >
            <Box sx={{ width: `${share}%`, height: 1, borderRadius: 4, bgcolor: `fit.${tone}.main` }} />
          </Box>
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
