import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../texts/useText.ts';
import { passwordHint } from './passwordHint.ts';

const tones = ['neutral', 'fresh', 'info', 'positive'] as const;

/** Three strokes and a sentence about the password being typed. */
export function PasswordHint({ password }: { password: string }) {
  const { level, words } = passwordHint(password, useText());
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.25,
        rowGap: 0.5,
        mx: 0.25,
        mt: 0.25,
        mb: 0.5,
        minHeight: 22,
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, flex: 'none' }}>
        {[1, 2, 3].map((stroke) => (
          <Box
            key={stroke}
            sx={{
              width: 22,
              height: 4,
              borderRadius: 2,
              bgcolor: stroke <= level ? `tone.${tones[level]}.main` : 'divider',
            }}
          />
        ))}
      </Box>
      {/* Below the strokes where it would be squeezed beside them. */}
      <Typography variant="caption" color="text.secondary" role="status" sx={{ flex: '1 1 220px' }}>
        {words}
      </Typography>
    </Box>
  );
}
