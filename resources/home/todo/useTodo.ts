import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { todoLimit, todoMost } from '../../../schemas/todo.ts';

/** How often it is asked for again while something is on its way, in milliseconds. */
const pollMs = 3000;

/**
 * Someone's open tasks: the first entries of each kind, then all of them when they are asked for.
 *
 * @param area whose it is; also where the answer is kept
 * @param ask makes the call
 * @param isExpected whether something is on its way: then it is asked for until it is there
 */
export function useTodo<T>(
  area: 'recruiter' | 'employer',
  ask: (args: { query: { perPart: number }; signal: AbortSignal }) => Promise<T>,
  isExpected: (todo: T) => boolean = () => false,
) {
  const [perPart, setPerPart] = useState(todoLimit);
  const query = useQuery({
    queryKey: ['stats', area, 'todo', perPart],
    queryFn: ({ signal }) => ask({ query: { perPart }, signal }),
    // A task done a moment ago must not appear here any more.
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data && isExpected(data) ? pollMs : false),
  });
  return { ...query, showAll: perPart < todoMost ? () => setPerPart(todoMost) : undefined };
}
