import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList, useListContext } from 'react-admin';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import type { PublicJob } from '../../schemas/job.ts';
import { useAutocompleteWords } from '../../src/components/forms/useAutocompleteWords.ts';

interface PlaceFilterProps {
  source: 'city' | 'state';
  label: string;
}

/** The value as a text, whether it is one value or, from an address, a list with one. */
const textOf = (value: unknown): string | null => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : null;
};

/** Narrows the surrounding list to a city or a state; offers those of open jobs and takes any other. */
export function PlaceFilter({ source, label }: PlaceFilterProps) {
  const words = useAutocompleteWords();
  const { filterValues, setFilters } = useListContext();
  const { data = [] } = useGetList<PublicJob>('jobs', {
    pagination: { page: 1, perPage: maxPerPage },
    sort: { field: 'city', order: 'ASC' },
  });
  const places = [...new Set(data.map((job) => job[source]).filter((place) => place !== null))].toSorted();
  const set = (place: string | null) => {
    const { [source]: _old, ...others } = filterValues;
    setFilters(place?.trim() ? { ...others, [source]: place.trim() } : others, {}, false);
  };
  return (
    <Autocomplete
      {...words}
      freeSolo
      size="small"
      options={places}
      value={textOf(filterValues[source])}
      onChange={(_event, place) => set(place)}
      // The name of the second is longer in some languages.
      sx={{
        width: {
          xs: source === 'city' ? 'calc(42% - 4px)' : 'calc(58% - 4px)',
          sm: source === 'city' ? 160 : 190,
        },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          placeholder={label}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': label } }}
        />
      )}
    />
  );
}
