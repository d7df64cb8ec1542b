import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fillIn } from '../../schemas/templateText.ts';
import { t } from '../../src/i18n/t.ts';
import { type About, useFacts } from './useFacts.ts';

/** Someone a text goes to. */
export interface Reader extends About {
  candidateName: string;
}

interface ReadBySeveralProps {
  readers: readonly Reader[];
  /** The field of the form around it that holds the text. */
  source: string;
}

/** The text of the form around it as each of its readers will have it, one at a time. */
export function ReadBySeveral({ readers, source }: ReadBySeveralProps) {
  const text: unknown = useWatch({ name: source });
  const [place, setPlace] = useState(0);
  const id = useId();
  const reader = readers[place];
  if (!reader || typeof text !== 'string' || text.trim() === '') return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography id={id} component="h3" variant="subtitle2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {t('As {name} reads it', { name: reader.candidateName })}
        </Typography>
        {readers.length > 1 && (
          <>
            <Typography variant="body2" color="text.secondary" role="status">
              {t('{place} of {count}', { place: place + 1, count: readers.length })}
            </Typography>
            <IconButton
              aria-label={t('Previous reader')}
              disabled={place === 0}
              onClick={() => setPlace(place - 1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              aria-label={t('Next reader')}
              disabled={place === readers.length - 1}
              onClick={() => setPlace(place + 1)}
            >
              <ChevronRight />
            </IconButton>
          </>
        )}
      </Box>
      <Filled reader={reader} text={text.trim()} labelledBy={id} />
    </Box>
  );
}

function Filled({ reader, text, labelledBy }: { reader: Reader; text: string; labelledBy: string }) {
  const { facts } = useFacts(reader);
  return (
    <Typography
      variant="body2"
      dir="auto"
      // Long texts scroll in their own frame, which the keyboard reaches.
      tabIndex={0}
      role="region"
      aria-labelledby={labelledBy}
      sx={{
        ...{ p: 1.5, borderRadius: 1, bgcolor: 'surface.sunken' },
        ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 220, overflowY: 'auto' },
      }}
    >
      {fillIn(text, facts)}
    </Typography>
  );
}
