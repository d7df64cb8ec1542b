/** The questions of the job search, for visitors and candidates: a form of the browser's own, so that it answers without a script. */
import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { EmploymentType, WorkplaceType } from '../../../schemas/job.ts';
import { payCurrencies } from '../../../schemas/publicJobFields.ts';
import type { PublicJobSearch } from '../../../schemas/publicJobSearch.ts';
import { SearchRadius } from '../../../schemas/search.ts';
import { choiceWords } from '../../components/fields/field.ts';
import { t } from '../../i18n/t.ts';
import { touchTarget } from '../../kit/touch.ts';

const control = {
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: touchTarget,
  px: 1.5,
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="label"
    sx={{ display: 'grid', gap: 0.5, minWidth: 0, typography: 'body2', fontWeight: 550 }}
  >
    {label}
    {children}
  </Box>
);

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  /** Says that any will do. */
  any: string;
  choices: readonly (readonly [value: string, words: string])[];
}

const Choice = ({ name, label, value, any, choices }: ChoiceProps) => (
  <Labelled label={label}>
    <Box component="select" name={name} defaultValue={value ?? ''} sx={{ ...control, fontWeight: 400 }}>
      <option value="">{any}</option>
      {choices.map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </Box>
  </Labelled>
);

/** "60,000", "60 000 €", "62.5k": anything that `readAmount` takes and people write. */
const amountPattern = String.raw`\s*(\p{Sc}|[A-Z]{3})?\s?(\d+|\d{1,3}([.,'’\s]\d{2,3})+)([.,]\d{1,2})?\s?(k|K|m|M|mil)?\s?(\p{Sc}|[A-Z]{3})?\s*`;

const postedChoices = () =>
  [
    ['1', t('Last day')],
    ['7', t('Last 7 days')],
    ['30', t('Last 30 days')],
  ] as const;

function Narrower({ search }: { search: PublicJobSearch }) {
  const { workplace, employment, pay, currency, days } = search;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr) minmax(0, 1.4fr)' },
        alignItems: 'end',
      }}
    >
      <Choice
        name="workplace"
        label={t('Workplace')}
        value={workplace}
        any={t('Any')}
        choices={WorkplaceType.options.map((id) => [id, choiceWords(WorkplaceType, id, t)] as const)}
      />
      <Choice
        name="employment"
        label={t('Employment type')}
        value={employment}
        any={t('Any')}
        choices={EmploymentType.options.map((id) => [id, choiceWords(EmploymentType, id, t)] as const)}
      />
      <Choice name="days" label={t('Posted')} value={days} any={t('Any time')} choices={postedChoices()} />
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' }}>
        <Labelled label={t('Pay from, a year')}>
          <Box
            component="input"
            name="pay"
            type="text"
            inputMode="decimal"
            maxLength={40}
            autoComplete="off"
            // The browser says so where it is no amount, and sends nothing.
            pattern={amountPattern}
            title={t('An amount, like 60,000')}
            defaultValue={pay ?? ''}
            sx={{ ...control, fontWeight: 400 }}
          />
        </Labelled>
        <Box
          component="select"
          name="currency"
          aria-label={t('Currency')}
          defaultValue={currency}
          sx={{ ...control, width: 'auto', px: 1 }}
        >
          {payCurrencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** The two questions most searches have, and the button that asks. */
const WhatAndWhere = ({ search }: { search: PublicJobSearch }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
      alignItems: 'end',
    }}
  >
    <Labelled label={t('What')}>
      <Box
        component="input"
        name="q"
        type="search"
        maxLength={200}
        defaultValue={search.q ?? ''}
        placeholder={t('Title, skill or company')}
        autoComplete="off"
        sx={{ ...control, fontWeight: 400 }}
      />
    </Labelled>
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(150px, 1fr))', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'end',
      }}
    >
      <Labelled label={t('Where')}>
        <Box
          component="input"
          name="place"
          maxLength={200}
          defaultValue={search.place ?? ''}
          placeholder={t('City, state or country')}
          autoComplete="off"
          sx={{ ...control, fontWeight: 400 }}
        />
      </Labelled>
      <Box
        component="select"
        name="within"
        aria-label={t('Distance')}
        defaultValue={search.within ?? ''}
        sx={{ ...control, width: 'auto', px: 1 }}
      >
        <option value="">{t('Just there')}</option>
        {SearchRadius.options.map((km) => (
          <option key={km} value={km}>
            {t('Within {km} km', { km })}
          </option>
        ))}
      </Box>
    </Box>
    <Box
      component="button"
      type="submit"
      sx={{
        minHeight: touchTarget,
        px: 3,
        border: 0,
        borderRadius: '10px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        font: 'inherit',
        fontWeight: 600,
        cursor: 'pointer',
        '&:hover': { bgcolor: 'primary.dark' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {t('Search')}
    </Box>
  </Box>
);

interface JobSearchFormProps {
  search: PublicJobSearch;
  /** Whether the questions beyond words and place are shown from the start. */
  isOpen: boolean;
  /** Where it is sent, or who takes its answers. */
  form: ComponentProps<'form'>;
}

/** Fields keep what is typed by themselves: another search is another form, told by its `key`. */
export const JobSearchForm = ({ search, isOpen, form }: JobSearchFormProps) => (
  <Box
    component="form"
    role="search"
    {...form}
    sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
  >
    <WhatAndWhere search={search} />
    <Box component="details" open={isOpen}>
      <Box
        component="summary"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: touchTarget,
          cursor: 'pointer',
          typography: 'body2',
          fontWeight: 550,
          color: 'primary.main',
          '&::after': { content: '"▾"', ml: 0.75 },
          '[open] > &::after': { content: '"▴"' },
        }}
      >
        {t('Workplace, pay and more')}
      </Box>
      <Box sx={{ pt: 1 }}>
        <Narrower search={search} />
      </Box>
    </Box>
  </Box>
);
