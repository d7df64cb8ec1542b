import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Short statements, each with a tick. */
export function Checks({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {items.map((item) => (
        <Box key={item} component="li" sx={{ display: 'flex', gap: 1.25 }}>
          <Box
            component="svg"
            viewBox="0 0 20 20"
            aria-hidden
            sx={{
              width: 20,
              height: 20,
              mt: '2px',
              flex: 'none',
              fill: 'none',
              stroke: 'currentColor',
              color: 'fit.strong.main',
              strokeWidth: 2.2,
              strokeLinecap: 'round',
              strokeLinejoin: 'round',
            }}
          >
            <path d="m4 10.5 4 4 8-9" />
          </Box>
          <Typography component="span">{item}</Typography>
        </Box>
      ))}
    </Box>
  );
}
