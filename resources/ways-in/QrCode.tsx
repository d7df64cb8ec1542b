import Box from '@mui/material/Box';
import encodeQr from 'qr';
import { useMemo } from 'react';

/** A text as a QR code: dark on white in both schemes, because phones read it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => encodeQr(text, 'raw', { ecc: 'medium', border: 2 }), [text]);
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      sx={{ width: 208, maxWidth: '100%', bgcolor: 'common.white', borderRadius: 1 }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
