import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import type { z } from 'zod';
import { fieldOf, writableKeys } from '../fields/field.ts';
import { labelOf } from '../fields/fieldLabel.ts';
import type { Choice } from '../fields/fieldShape.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { SavedFilters } from '../lists/SavedFilters.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useText } from '../texts/useText.ts';
import { fieldFilters } from './fieldFilters.ts';
import { MoreFilters } from './MoreFilters.tsx';

interface SchemaFiltersProps {
  /** The query of the list; its enums become filters and its `q` the search box. */
  query: z.ZodObject;
  /** Filters to offer, in order; by default all enums of the query. */
  fields?: readonly string[];
  /** Choices that are known only when the list is shown, by filter; a filter without any is not offered. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** The record of the list: filters by its other fields are offered behind a button. */
  record?: z.ZodObject;
  /** Fields of the record that the list is not narrowed by here. */
  leftOut?: readonly string[];
  /** Labels instead of the schema's titles. */
  labels?: Readonly<Record<string, string>>;
  searchLabel?: string;
  /** Called with a new search text, after it has become a filter. */
  onSearch?: (text: string) => void;
  /** The name under which filters of the list are saved; without it they cannot be. */
  saveAs?: string;
}

/** On a phone the filters are one row to push sideways: below one another they would push the list off the screen. */
const oneRowOnPhones = {
  display: { xs: 'flex', sm: 'contents' },
  gap: 1,
  // No wider than its place to the right: a page without a margin would scroll sideways.
  maxWidth: 'calc(100% + 2px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the frame of what has the focus.
  p: 0.25,
  m: -0.25,
  mr: 0,
  '& > *': { flexShrink: 0 },
} as const;

/** Keys of a list's query that are not filters. */
const paging = new Set(['page', 'perPage', 'sort', 'order', 'after', 'id', 'q', 'updatedSince']);

/**
 * Search box and filters of the surrounding react-admin list, read from the list's query. Applied as they change.
 *
 * @example <SchemaFilters query={OrderQuery} record={Order} saveAs="orders" />
 */
export function SchemaFilters({
  query,
  fields,
  choices = {},
  record,
  leftOut = [],
  labels = {},
  searchLabel,
  onSearch,
  saveAs,
}: SchemaFiltersProps) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const offered = (fields ?? writableKeys(query).filter((key) => !paging.has(key)))
    .map((source) => ({ source, field: fieldOf(query, source, t) }))
    .map((one) => ({ ...one, choices: choices[one.source] ?? one.field.choices }))
    .filter((one) => one.choices.length > 0);
  // The list takes a moment to take filters over; what is set in that moment must not lose them.
  const asked = useRef(filterValues);
  useLayoutEffect(() => {
    asked.current = filterValues;
  }, [filterValues]);
  const setAll = (filters: typeof filterValues) => {
    asked.current = filters;
    setFilters(filters, {}, false);
  };
  const set = (source: string, value: unknown) => {
    const { [source]: _old, ...others } = asked.current;
    setAll(value === undefined ? others : { ...others, [source]: value });
  };
  const shown = new Set([...leftOut, ...offered.map(({ source }) => source)]);
  const more = record ? fieldFilters(record, query).filter(({ source }) => !shown.has(source)) : [];
  const used = Object.keys(filterValues).length > 0;
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', width: '100%' }}
    >
      {query.shape.q && (
        <SearchBox
          label={searchLabel ?? t('Search')}
          maxLength={fieldOf(query, 'q').maxLength}
          value={typeof filterValues.q === 'string' ? filterValues.q : ''}
          onChange={(text) => {
            set('q', text || undefined);
            onSearch?.(text);
          }}
        />
      )}
      <Box sx={oneRowOnPhones}>
        {offered.map(({ source, field, choices: own }) => (
          <ChoiceFilter
            key={source}
            label={labels[source] ?? labelOf(field, source)}
            choices={own}
            value={asList(filterValues[source])}
            onChange={(chosen) => set(source, chosen.length > 0 ? chosen : undefined)}
          />
        ))}
        {record && more.length > 0 && (
          <MoreFilters
            record={record}
            filters={more}
            labels={labels}
            query={query}
            values={filterValues}
            onChange={set}
          />
        )}
        {used && (
          <Button size="small" onClick={() => setAll({})}>
            {t('Clear')}
          </Button>
        )}
        {saveAs && <SavedFilters list={saveAs} />}
      </Box>
    </Box>
  );
}

/** A filter from the address bar may be one value instead of a list. */
const asList = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' && value ? [value] : [];
