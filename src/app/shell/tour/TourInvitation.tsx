import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { t } from '../../../i18n/t.ts';

/**
 * Offers the tour in the corner. It has room of its own at the end of the page, so there is always a place where it
 * covers nothing.
 */
export function TourInvitation({ onStart, onTurnDown }: { onStart: () => void; onTurnDown: () => void }) {
  return (
    <Card
      component="section"
      aria-labelledby="tour"
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(var(--shell-foot, 0px) + 8px)', sm: 'calc(var(--shell-foot, 0px) + 16px)' },
        zIndex: 1,
        width: 'fit-content',
        maxWidth: '100%',
        ml: 'auto',
        mt: 4,
        p: 2,
        bgcolor: 'surface.raised',
        boxShadow: 6,
      }}
    >
      <Typography id="tour" component="h2" variant="subtitle1">
        {t('New here?')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('A short tour shows where everything is.')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" size="small" onClick={onStart}>
          {t('Show me')}
        </Button>
        <Button size="small" onClick={onTurnDown}>
          {t('Not now')}
        </Button>
      </Box>
    </Card>
  );
}
