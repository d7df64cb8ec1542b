import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { formatLocale } from '../../i18n/formatLocale.ts';
import { t } from '../../i18n/t.ts';

const percent = (share: number) => new Intl.NumberFormat(formatLocale(), { style: 'percent' }).format(share);
const zooms = [0.75, 1, 1.25, 1.5, 2, 3];

interface PdfToolbarProps {
  page: number;
  /** 0 while the document is being opened. */
  pages: number;
  /** 1 is the width of the place. */
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
}

/** Turns pages and zooms. */
export function PdfToolbar({ page, pages, zoom, onPage, onZoom }: PdfToolbarProps) {
  const step = zooms.indexOf(zoom);
  const zoomBy = (steps: number) => onZoom(zooms[step + steps] ?? zoom);
  return (
    <Box
      role="toolbar"
      aria-label={t('Document')}
      sx={{
        display: 'flex',
        // Where the pane is narrower than all of it, zooming stands below turning pages.
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        px: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          size="small"
          aria-label={t('Previous page')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <NavigateBefore />
        </IconButton>
        <Typography variant="body2" aria-live="polite" sx={{ minWidth: 88, textAlign: 'center' }}>
          {pages > 0 ? t('Page {page} of {pages}', { page, pages }) : ' '}
        </Typography>
        <IconButton
          size="small"
          aria-label={t('Next page')}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <NavigateNext />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton size="small" aria-label={t('Smaller')} disabled={step <= 0} onClick={() => zoomBy(-1)}>
          <ZoomOut />
        </IconButton>
        <Typography variant="body2" sx={{ minWidth: 44, textAlign: 'center' }}>
          {percent(zoom)}
        </Typography>
        <IconButton
          size="small"
          aria-label={t('Larger')}
          disabled={step >= zooms.length - 1}
          onClick={() => zoomBy(1)}
        >
          <ZoomIn />
        </IconButton>
      </Box>
    </Box>
  );
}
