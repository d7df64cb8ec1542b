import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { touch, touchTarget } from '../../../kit/touch.ts';
import { useText } from '../../texts/useText.ts';

interface WordChipsProps {
  words: readonly string[];
  onRemove: (at: number) => void;
}

/** The words of a list, each with its way out. */
export function WordChips({ words, onRemove }: WordChipsProps) {
  const t = useText();
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {words.map((word, at) => (
        <Box
          key={word}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            minWidth: 0,
            pl: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            minHeight: 34,
            [touch]: { minHeight: touchTarget },
          }}
        >
          <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {word}
          </Typography>
          <IconButton
            size="small"
            aria-label={t('Remove {name}', { name: word })}
            onClick={() => onRemove(at)}
          >
            <RemoveIcon sx={{ fontSize: 18 }} />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
