import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ShotName, shots } from '../shots/shots.ts';

interface ShotProps {
  name: ShotName;
  caption?: string;
}

/**
 * A picture of the product, in the scheme of the page. The other one is never fetched: a browser leaves alone what is
 * lazy and not displayed.
 */
export function Shot({ name, caption }: ShotProps) {
  const { width, height, light, dark, alt } = shots[name];
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        sx={(theme) => ({
          borderRadius: width < 600 ? '24px' : '14px',
          overflow: 'hidden',
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.default',
          boxShadow: '0 18px 48px -18px rgba(12, 20, 21, 0.28)',
          maxWidth: width < 600 ? 320 : undefined,
          mx: 'auto',
          '& img': { display: 'block', width: '100%', height: 'auto' },
          '& .dark': { display: 'none' },
          ...theme.applyStyles('dark', { '& .dark': { display: 'block' }, '& .light': { display: 'none' } }),
        })}
      >
        <img
          className="light"
          src={light}
          alt={alt()}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
        <img
          className="dark"
          src={dark}
          alt={alt()}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </Box>
      {caption && (
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
          sx={{ mt: 1.5, textAlign: 'center' }}
        >
          {caption}
        </Typography>
      )}
    </Box>
  );
}
