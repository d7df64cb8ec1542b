import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { t } from '../../src/i18n/t.ts';
import { useSearchHints } from './useSearchHints.ts';

/** Stands where a search finds no job: what else was probably meant, and what finds more. */
export function NothingFound() {
  const { filterValues, setFilters } = useListContext();
  const { q, meant, fewer } = useSearchHints();
  const { q: _words, ...filters } = filterValues;
  const isNarrowed = Object.keys(filters).length > 0;
  const lookFor = (words: string) => setFilters({ ...filterValues, q: words }, {}, false);
  return (
    <EmptyState
      title={q === '' ? t('Nothing matches') : t('No open job matches “{q}”', { q })}
      text={
        isNarrowed
          ? t('No job fits these words and these filters together.')
          : fewer.length > 0
            ? t('No job has all of these words. With one less there are some:')
            : t('Try a more general word, another name for the work, or a place.')
      }
      action={
        <>
          {meant && (
            <Button variant="contained" onClick={() => lookFor(meant)}>
              {t('Did you mean “{meant}”?', { meant })}
            </Button>
          )}
          {fewer.map(({ q: words, jobs }) => (
            <Button key={words} variant="outlined" onClick={() => lookFor(words)}>
              {t('{words}: {jobs, plural, one {# job} other {# jobs}}', { words, jobs })}
            </Button>
          ))}
          {isNarrowed && (
            <Button variant="outlined" onClick={() => setFilters(q === '' ? {} : { q }, {}, false)}>
              {t('Clear filters')}
            </Button>
          )}
          {q !== '' && (
            <Button onClick={() => setFilters(filters, {}, false)}>{t('Clear the search')}</Button>
          )}
        </>
      }
    />
  );
}
