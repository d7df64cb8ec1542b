import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { HiringPeriod, HiringSource } from '../../schemas/hiring.ts';
import type { Job } from '../../schemas/job.ts';
import { t } from '../../src/i18n/t.ts';
import { useSettled } from '../jobs/form/useSettled.ts';
import { sourceWords } from './hiringWords.ts';
import type { HiringFilter } from './useHiringFilter.ts';

interface HiringFiltersProps {
  value: HiringFilter;
  onChange: (changed: Partial<HiringFilter>) => void;
  /** The recruiters there are to choose from; none for a recruiter. */
  recruiters?: readonly { id: string; name: string }[];
}

const monthsWords = (months: HiringPeriod) =>
  months === '1' ? t('This month') : t('{count} months', { count: Number(months) });

/** Of which months, jobs and people the figures are. */
export function HiringFilters({ value, onChange, recruiters }: HiringFiltersProps) {
  const isNarrowed = Boolean(value.jobId ?? value.recruiterEmail ?? value.source);
  return (
    <Box
      role="search"
      aria-label={t('Which figures')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 2, alignItems: 'center' }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('Period of the figures')}
        value={value.months}
        // Pressing the one that is chosen would choose none.
        onChange={(_, months: HiringPeriod | null) => months && onChange({ months })}
        sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}
      >
        {HiringPeriod.options.map((months) => (
          <ToggleButton
            key={months}
            value={months}
            sx={{
              ...{ textTransform: 'none', whiteSpace: 'nowrap', minHeight: 44 },
              ...{ px: { xs: 0.5, sm: 1.5 }, flex: { xs: '1 1 auto', sm: 'none' } },
            }}
          >
            {monthsWords(months)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {recruiters && (
        <Choice
          label={t('Recruiter')}
          all={t('All recruiters')}
          value={value.recruiterEmail}
          choices={recruiters}
          onChange={(recruiterEmail) => onChange({ recruiterEmail })}
        />
      )}
      <Choice
        label={t('Source')}
        all={t('All sources')}
        value={value.source}
        choices={HiringSource.options.map((id) => ({ id, name: sourceWords(id) }))}
        onChange={(source) => onChange({ source: HiringSource.safeParse(source).data })}
      />
      <JobChoice value={value.jobId} onChange={(jobId) => onChange({ jobId })} />
      {isNarrowed && (
        <Button onClick={() => onChange({ jobId: undefined, recruiterEmail: undefined, source: undefined })}>
          {t('Clear')}
        </Button>
      )}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  /** The words for not narrowing. */
  all: string;
  value: string | undefined;
  choices: readonly { id: string; name: string }[];
  onChange: (value: string | undefined) => void;
}

const widthOfChoice = { flex: { xs: '1 1 100%', sm: '0 1 13rem' }, m: 0 } as const;

function Choice({ label, all, value, choices, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={label}
      // One that is not known yet, or not here any more, is not shown as chosen.
      value={choices.some(({ id }) => id === value) ? value : ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={widthOfChoice}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** How many jobs are offered at once; more are found by their title. */
const offered = 20;

function JobChoice({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}) {
  const [typed, setTyped] = useState('');
  const { data: chosen } = useGetOne<Job>('jobs', { id: value ?? '' }, { enabled: value !== undefined });
  const q = useSettled(typed === chosen?.title ? '' : typed);
  const { data: found = [], isFetching } = useGetList<Job>('jobs', {
    filter: q ? { q } : {},
    pagination: { page: 1, perPage: offered },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const job = value === undefined ? null : (chosen ?? null);
  return (
    <Autocomplete
      size="small"
      options={job && !found.some(({ id }) => id === job.id) ? [job, ...found] : found}
      value={job}
      loading={isFetching}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      // The server has found them already, by more than their titles.
      filterOptions={(all) => all}
      onChange={(_, next) => onChange(next?.id)}
      onInputChange={(_, text) => setTyped(text)}
      noOptionsText={t('No job found')}
      loadingText={t('Loading')}
      sx={{ ...widthOfChoice, flex: { xs: '1 1 100%', sm: '1 1 13rem' }, maxWidth: { sm: 320 } }}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={t('Job')}
          placeholder={t('All jobs')}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
