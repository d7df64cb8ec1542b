import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Criterion } from '../../../schemas/criteria.ts';
import { ClausesOfText } from './ClausesOfText.tsx';
import { ProposedCriteria } from './ProposedCriteria.tsx';
import { useProposals } from './useProposals.ts';

interface ProposedFromTextProps {
  /** Criteria on the list already; they are not offered again. */
  present: readonly Criterion[];
  onAdd: (criteria: Criterion[]) => void;
  /** Stands below: how many people would fit. */
  children: ReactNode;
}

/** Criteria found in the form's text, to accept with a click, and the text clause by clause. */
export function ProposedFromText({ present, onAdd, children }: ProposedFromTextProps) {
  const { proposals, isWritten, isReading, failed } = useProposals();
  const { formState } = useFormContext();
  return (
    <ProposedCriteria
      proposed={proposals?.criteria}
      present={present}
      onAdd={onAdd}
      isWritten={isWritten}
      isReading={isReading}
      failed={failed}
      disabled={formState.isSubmitting}
    >
      {children}
      {proposals && (
        <ClausesOfText
          clauses={proposals.clauses}
          present={present}
          onAdd={onAdd}
          disabled={formState.isSubmitting}
        />
      )}
    </ProposedCriteria>
  );
}
