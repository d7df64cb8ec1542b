import { useCallback, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { draftKey, dropDraft, keepDraft, readDraft } from '../../src/client/drafts.ts';
import { useOtherTab } from './useOtherTab.ts';

/** The account and the form a draft belongs to. */
interface DraftOf {
  /** Whose it is; empty before there is an account, when it stays in its tab. */
  email: string;
  /** Which form, and about what: `letter:0198…`. */
  form: string;
}

/** The part of a draft that its note shows. */
export interface ShownDraft {
  /** When it was last typed at, in milliseconds since 1970; undefined where nothing was brought back. */
  at: number | undefined;
  /** Labels of the fields that someone else changed since; none unless given. */
  changedMeanwhile?: readonly string[];
  /** Whether the same is being typed in another tab. */
  isElsewhere: boolean;
  /** Counts how often it was thrown away: a form with this as its key begins empty again. */
  round: number;
  discard: () => void;
}

/** Whether it is the values of a form. */
export const isRecord = (values: unknown): values is FieldValues =>
  typeof values === 'object' && values !== null && !Array.isArray(values);

/**
 * Entries of a form that were not sent. They outlive a reload, a closed tab and a session that ended by itself;
 * signing out forgets them, for the next person at this computer.
 */
export function useDraft({ email, form }: DraftOf) {
  const key = draftKey(email, form);
  const storage = email === '' ? window.sessionStorage : window.localStorage;
  const isElsewhere = useOtherTab(key);
  const [discarded, setDiscarded] = useState(0);
  const found = useMemo(
    () => (discarded > 0 ? undefined : readDraft(key, storage, Date.now())),
    [key, storage, discarded],
  );
  const keep = useCallback(
    (values: FieldValues) => keepDraft(key, values, storage, Date.now()),
    [key, storage],
  );
  const drop = useCallback(() => dropDraft(key, storage), [key, storage]);
  const discard = useCallback(() => {
    drop();
    setDiscarded((count) => count + 1);
  }, [drop]);
  return {
    values: isRecord(found?.values) ? found.values : undefined,
    at: found?.at,
    isElsewhere,
    round: discarded,
    /** Keeps what is typed. */
    keep,
    /** Forgets what was sent. */
    drop,
    /** Throws it away, and begins again. */
    discard,
  };
}
