/** The words of a resume that are worth quoting where there is room for one line. */
import type { CriterionResult } from './criteria.ts';

/** A quotation this long is read at a glance; what is longer fills the card. */
const readableLength = 140;

/**
 * The quotation that says most for a pick in one line: of a must-have that is met where there is one, and of those the
 * longest that is still read at a glance. Undefined where nothing is quoted.
 */
export function bestQuotation(results: readonly CriterionResult[]): CriterionResult | undefined {
  const quoted = results.filter(
    ({ evidence, source, outcome }) => evidence && source === 'RESUME' && outcome === 'MEETS',
  );
  const worth = ({ importance, evidence }: CriterionResult) => {
    const length = evidence?.length ?? 0;
    return (
      (importance === 'MUST_HAVE' ? 1000 : 0) + (length > readableLength ? readableLength - length : length)
    );
  };
  return quoted.toSorted((a, b) => worth(b) - worth(a))[0];
}
