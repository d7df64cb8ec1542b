import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { PersonRecord } from '../../schemas/person.ts';
import { mostTags, PersonTag } from '../../schemas/personTag.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { WaitingMark } from '../common/waiting/WaitingMark.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PersonRating } from './PersonRating.tsx';
import { tagsQuery } from './personQuery.ts';
import { TagChips } from './TagChips.tsx';
import { usePersonChange } from './usePersonChange.ts';

interface MarksProps {
  person: PersonRecord;
  /** Whether the reader recruits for the employer; others only read. */
  canAnnotate: boolean;
}

/** Tags and ratings. */
export function PersonMarks({ person, canAnnotate }: MarksProps) {
  return (
    <PersonCard title={t('Rating and tags')}>
      <WaitingMark about={person.id} />
      {canAnnotate && <OwnRating person={person} />}
      {person.ratings.length > 0 && <Ratings person={person} />}
      {canAnnotate ? <Tags person={person} /> : <TagChips tags={person.tags} />}
    </PersonCard>
  );
}

function OwnRating({ person }: { person: PersonRecord }) {
  const id = useId();
  const change = usePersonChange(person);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0, mb: 0.5 }}>
        {t('Your rating')}
      </Typography>
      <Rating
        name={id}
        size="large"
        value={person.myRating}
        getLabelText={(value) => t('{rating} of 5', { rating: value })}
        emptyLabelText={t('No rating')}
        onChange={(_, rating) => {
          const args = { params: { email: person.id }, body: { rating } };
          change({
            shown: { myRating: rating },
            ask: (client) => client.call('ratePerson', { ...args, keepalive: true }),
            decision: { call: 'ratePerson', args },
          });
        }}
      />
    </Box>
  );
}

const Ratings = ({ person: { ratings, rating, ratingsCount } }: { person: PersonRecord }) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Typography component="span">
      <PersonRating rating={rating} count={ratingsCount} />
    </Typography>
    <Typography variant="body2" color="text.secondary">
      {ratings.map(({ recruiterName, rating: one }) => `${recruiterName} ${one}`).join(' · ')}
    </Typography>
  </Box>
);

/** The tags there are room for, in words the server takes. */
const readTags = (typed: readonly string[]) =>
  [...new Set(typed.map((tag) => tag.trim()))].filter((tag) => PersonTag.safeParse(tag).success);

function Tags({ person }: { person: PersonRecord }) {
  const { client } = useServices();
  const change = usePersonChange(person);
  const { data: inUse = [] } = useQuery(tagsQuery(client));
  const save = (typed: string[]) => {
    const tags = readTags(typed);
    if (tags.length < new Set(typed.map((tag) => tag.trim())).size || tags.length > mostTags) {
      notify(
        t('A tag has at most 40 characters on one line, and a person at most {count} tags.', {
          count: mostTags,
        }),
        {
          kind: 'error',
        },
      );
      return;
    }
    const args = { params: { email: person.id }, body: { tags } };
    change({
      shown: { tags },
      ask: (of) => of.call('setPersonTags', { ...args, keepalive: true }),
      decision: { call: 'setPersonTags', args },
    });
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={inUse.map(({ tag }) => tag)}
      value={person.tags}
      onChange={(_, tags) => save(tags)}
      filterSelectedOptions
      clearText={t('Clear')}
      openText={t('Show choices')}
      closeText={t('Close')}
      renderInput={(params) => (
        <TextField {...params} label={t('Tags')} helperText={t('Type a word and press Enter.')} />
      )}
    />
  );
}
