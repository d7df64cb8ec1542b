import { useCallback, useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { fieldOf } from '../../src/components/fields/field.ts';
import type { FormDraft } from '../../src/components/schema/SchemaForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser } from '../../src/session/session.tsx';
import { isRecord, type ShownDraft, useDraft } from './useDraft.ts';

interface EditDraftOf {
  /** Which form, and of what: `job:0198…`. */
  form: string;
  schema: z.ZodObject;
  /** As it is now. */
  record: FieldValues;
}

/** A draft over a record, as useEditDraft gives it. */
export interface EditDraft {
  /** For the note above the form. */
  note: ShownDraft;
  /** For the form: thrown away, it begins with the record again. */
  form: FormDraft;
  /** Counts how often the draft was thrown away: the key of the form. */
  round: number;
  /** Forgets what was saved. */
  drop: () => void;
}

const pick = (values: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Changes of a record that were not saved. Only the changed fields are kept, with what the record said when they were
 * typed: the others follow the record, and the note tells where both have changed.
 */
export function useEditDraft({ form, schema, record }: EditDraftOf): EditDraft {
  const email = useCurrentUser().data?.email ?? '';
  const { values, keep, drop, ...note } = useDraft({ email, form });
  const typed = isRecord(values?.typed) ? values.typed : undefined;
  const over = isRecord(values?.over) ? values.over : undefined;
  // The record changes with the save that ends the draft: what the note says is settled when the form opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const changedMeanwhile = useMemo(
    () =>
      Object.keys(typed ?? {})
        .filter((name) => !isSame(over?.[name], record[name]) && !isSame(typed?.[name], record[name]))
        .map((name) => fieldOf(schema, name, t).title ?? name),
    [typed, over],
  );
  // Not what a record that was read again says: it may be what the note is about.
  const began = useRef<FieldValues>({});
  const onType = useCallback(
    (now: FieldValues, changed: readonly string[]) => {
      began.current = pick({ ...record, ...over, ...began.current }, changed);
      if (changed.length === 0) drop();
      else keep({ typed: pick(now, changed), over: began.current });
    },
    [keep, drop, record, over],
  );
  return {
    note: { ...note, changedMeanwhile },
    form: { typed, onType, onLeave: drop },
    round: note.round,
    drop,
  };
}
