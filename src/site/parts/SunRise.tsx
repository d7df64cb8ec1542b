import Box from '@mui/material/Box';

/** The product's sun, large and quiet, coming up behind what stands on the brand's ground. */
export function SunRise() {
  return (
    <Box
      component="svg"
      viewBox="0 0 600 300"
      aria-hidden
      preserveAspectRatio="xMidYMax meet"
      sx={{
        position: 'absolute',
        right: { xs: '-35%', md: '-4%' },
        bottom: 0,
        width: { xs: '110%', md: 'min(52%, 680px)' },
        pointerEvents: 'none',
        color: 'surface.sun',
      }}
    >
      <circle cx="300" cy="300" r="120" style={{ fill: 'currentColor', opacity: 0.16, stroke: 'none' }} />
      <circle cx="300" cy="300" r="178" style={{ fill: 'currentColor', opacity: 0.07, stroke: 'none' }} />
      <circle cx="300" cy="300" r="240" style={{ fill: 'currentColor', opacity: 0.05, stroke: 'none' }} />
    </Box>
  );
}
