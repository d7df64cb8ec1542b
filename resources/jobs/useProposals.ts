import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { JobProposals } from '../../schemas/job.ts';
import type { HiredayDataProvider } from '../../src/providers/dataProvider.ts';

/** So long after the last key, in milliseconds, the text is read. */
const pause = 700;
/** A shorter description asks for nothing yet, in letters. */
const fewestLetters = 30;

export interface Proposals {
  proposals: JobProposals | undefined;
  /** Whether there is enough text to read. */
  isWritten: boolean;
  /** Whether what is shown is of an older text, or nothing has been read yet. */
  isReading: boolean;
  failed: boolean;
}

/** What is read of the title and the description in the form, once nobody has typed for a moment. */
export function useProposals(): Proposals {
  const dataProvider = useDataProvider<HiredayDataProvider>();
  const [title, description]: unknown[] = useWatch({ name: ['title', 'description'] });
  const written = { title: textOf(title, 300), description: textOf(description, 20_000) };
  const settled = useSettled(JSON.stringify(written));
  const isWritten = written.description.trim().length >= fewestLetters;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['proposeCriteria', settled],
    queryFn: ({ signal }) => dataProvider.proposeCriteria({ body: JSON.parse(settled), signal }),
    enabled: isWritten && settled !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Help with writing is worth no second try; the next key asks again.
    retry: false,
    meta: { isAskedOnce: true },
  });
  return {
    proposals: isWritten ? data : undefined,
    isWritten,
    isReading: isWritten && (isFetching || settled !== JSON.stringify(written)),
    failed: isError,
  };
}

const textOf = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');

/** A text once it has not changed for a moment; at once when it is the first. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
