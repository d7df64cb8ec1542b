import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import type { PublicJob } from '../../schemas/job.ts';
import { isNarrowed, PublicJobSearch, searchFilter, searchOfFilter } from '../../schemas/publicJobSearch.ts';
import { JobSearchForm } from '../../src/product/job-search/JobSearchForm.tsx';

/** Long enough for the next letter of someone who types. */
const typingMs = 250;

const filled = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value.trim()),
  );

/** The search on screen, read from the list's filters. */
export const useListSearch = (): PublicJobSearch => searchOfFilter(useListContext().filterValues);

/** While words are looked for, the jobs that say them best come first unless another order was chosen. */
function useFittingOrder() {
  const { sort, setSort, filterValues } = useListContext<PublicJob>();
  const hasWords = Boolean(filterValues.q);
  const had = useRef(hasWords);
  useEffect(() => {
    if (had.current === hasWords) return;
    had.current = hasWords;
    if (hasWords && sort.field === 'fit') setSort({ field: 'relevance', order: 'DESC' });
    if (!hasWords && sort.field === 'relevance') setSort({ field: 'fit', order: 'DESC' });
  });
}

/** The questions of the public search over the surrounding list, asked as one types. */
export function JobSearch() {
  const { setFilters } = useListContext<PublicJob>();
  const search = useListSearch();
  const asked = JSON.stringify(searchFilter(search));
  const [shown, setShown] = useState({ form: 0, asked, before: asked });
  const waiting = useRef(0);
  useFittingOrder();
  // Another search from elsewhere, such as a link or "Clear filters", is another form.
  if (asked !== shown.asked && asked !== shown.before)
    setShown({ form: shown.form + 1, asked, before: asked });
  else if (asked === shown.asked && shown.before !== asked) setShown({ ...shown, before: asked });
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  const ask = (form: HTMLFormElement) => {
    window.clearTimeout(waiting.current);
    const filter = searchFilter(PublicJobSearch.parse(filled(form)));
    setShown((now) => ({ ...now, asked: JSON.stringify(filter) }));
    setFilters(filter, {}, false);
  };
  return (
    <JobSearchForm
      key={shown.form}
      search={search}
      isOpen={isNarrowed({ ...search, within: undefined })}
      form={{
        onInput: ({ currentTarget }) => {
          window.clearTimeout(waiting.current);
          waiting.current = window.setTimeout(() => ask(currentTarget), typingMs);
        },
        onSubmit: (event) => {
          event.preventDefault();
          ask(event.currentTarget);
        },
      }}
    />
  );
}
