import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { candidateSearchPath, PublicJobSearch } from '../../schemas/publicJobSearch.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { parseSearch } from '../../src/routing/search.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { searchName } from '../saved-jobs/searchName.ts';
import { useSaveSearch } from '../saved-jobs/useSaveSearch.ts';

/** Saves the search that someone chose to be told of before there was an account, and shows its jobs. */
export function useWantedSearch(): void {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const saveSearch = useSaveSearch();
  const done = useRef<string>(undefined);
  const wanted = parseSearch(query).save;
  useEffect(() => {
    if (wanted === undefined || done.current === wanted) return;
    done.current = wanted;
    const search = PublicJobSearch.parse(parseSearch(wanted));
    const name = searchName(search);
    navigate(candidateSearchPath(search), { replace: true });
    if (name === '') return;
    saveSearch(name, search).then(
      () => notify(t('Saved. We e-mail you when new jobs fit “{name}”.', { name }), { kind: 'success' }),
      (error: unknown) => notify(sentenceOf(error), { kind: 'error' }),
    );
  }, [wanted, navigate, saveSearch]);
}
