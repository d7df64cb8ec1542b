import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../src/i18n/t.ts';
import { peopleInWords } from '../jobs/form/peopleInWords.ts';
import { useFitsQuery } from '../jobs/form/useExpectedFits.ts';
import { useSettled } from '../jobs/form/useSettled.ts';
import { Section } from './Section.tsx';

/** Shorter titles, in characters, name no job yet. */
const fewestLetters = 3;

/** Tells, beside the price, how many people would fit a title and a place. Recruiters are told while they write. */
export function FitsSection() {
  const [title, setTitle] = useState('');
  const [place, setPlace] = useState('');
  return (
    <Section
      title={t('How many people would fit?')}
      text={t('Before you decide: type a job title and, if it matters, a place. Nothing of it is kept.')}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 560 }}>
        <TextField
          margin="none"
          label={t('Job title')}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <TextField
          margin="none"
          label={t('Place')}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        <Answer title={title.trim()} place={place.trim()} />
      </Typography>
    </Section>
  );
}

function Answer({ title, place }: { title: string; place: string }) {
  const criteria = place ? [{ name: place, importance: 'MUST_HAVE' }] : [];
  const asked = title.length < fewestLetters ? '' : JSON.stringify({ title, description: '', criteria });
  const settled = useSettled(asked);
  const { data, isError, isPlaceholderData } = useFitsQuery(settled);
  if (asked === '') return null;
  if (isError && settled === asked) return t('It cannot be said just now. Try again in a moment.');
  // A number of another title would be read as this one's.
  if (!data || data.pending || isPlaceholderData || settled !== asked) return t('Counting…');
  const people = data.partial?.about;
  if (!people)
    return place
      ? t('Fewer than ten people looking for work would fit this title in {place}.', { place })
      : t('Fewer than ten people looking for work would fit this title.');
  const about = { people: peopleInWords(people), place };
  return place
    ? t('About {people} people looking for work would fit this title in {place}.', about)
    : t('About {people} people looking for work would fit this title.', about);
}
