import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../session/session.tsx';

/** How long typing rests before the API is asked. */
const restMs = 200;

/** The API's hits for a text, asked once typing rests; what was found before stays until the new is there. */
export function useSearch(text: string) {
  const { client } = useServices();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => client.call('search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    // Someone who is typing wants to know now; the button asks again.
    retry: false,
    meta: { isAskedOnce: true },
  });
  return {
    hits: text === '' ? [] : (data ?? []),
    error: text === '' ? null : error,
    /** Whether what is shown is not yet the answer to what is typed. */
    isBehind: text !== '' && (text !== q || isFetching),
    retry: () => void refetch(),
  };
}
