import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CriterionResult } from '../../schemas/criteria.ts';

/** The quotation to bring into sight in a document, and how another one is chosen. */
export function useEvidenceFocus() {
  const [focus, setFocus] = useState<string>();
  const show = (quotation: string) => {
    // The same quotation once more must be brought into sight once more.
    flushSync(() => setFocus(undefined));
    setFocus(quotation);
  };
  return [focus, show] as const;
}

/** Quotations from a resume; the same array as long as the results are. */
export const useQuotations = (results: readonly CriterionResult[]): readonly string[] =>
  useMemo(
    () => results.flatMap(({ evidence, source }) => (source === 'RESUME' && evidence ? [evidence] : [])),
    [results],
  );
