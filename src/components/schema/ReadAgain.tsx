import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, get, useFormContext, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { touch, touchTarget } from '../../kit/touch.ts';
import { fieldOf } from '../fields/field.ts';
import { heldRecord } from '../fields/heldValue.ts';
import { useText } from '../texts/useText.ts';
import { valuesFor } from './resolver.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Whether a record says of a field what the form would save of it. */
function isSaved(schema: z.ZodObject, name: string, typed: FieldValues, record: FieldValues): boolean {
  try {
    const read = schema.shape[name]?.safeParse(valuesFor(schema, typed)[name]);
    return read?.success === true && isSame(heldRecord(schema, { [name]: read.data })[name], record[name]);
  } catch {
    // A rule that has to ask a server first.
    return false;
  }
}

/** Paths of the changed values: parts of an object each by itself, a list as a whole. */
const changedPaths = (changed: Readonly<Record<string, unknown>>, under = ''): string[] =>
  Object.entries(changed).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) && Object.keys(part).length > 0
      ? changedPaths({ ...part }, `${under}${name}.`)
      : [`${under}${name}`],
  );

const fieldAt = (path: string) => path.split('.', 1)[0] ?? path;

interface ReadAgainProps {
  schema: z.ZodObject;
  /** The record as it is now, as a form holds it. */
  record: FieldValues;
}

/**
 * Follows a record that is read again while its form is open: fields nobody has touched say what it says now, changed
 * ones keep what was typed. Names those that were changed here and elsewhere, which saving would overwrite.
 */
export function ReadAgain({ schema, record }: ReadAgainProps) {
  const t = useText();
  const { reset, resetField, setValue, getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const shown = useRef(record);
  const [clashes, setClashes] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = shown.current;
    if (before === record || isSame(before, record)) return;
    shown.current = record;
    // react-admin puts another record in by itself.
    if (before.id !== record.id) return setClashes([]);
    const typed = getValues();
    const kept = changedPaths(dirtyFields).filter((path) => !isSaved(schema, fieldAt(path), typed, record));
    reset(record, { keepFieldsRef: true, keepErrors: true, keepIsSubmitted: true, keepTouched: true });
    for (const path of kept) setValue(path, get(typed, path), { shouldDirty: true });
    const changed = kept.filter((path) => !isSame(get(before, path), get(record, path))).map(fieldAt);
    setClashes((known) => [...new Set([...known, ...changed])]);
  }, [record, schema, dirtyFields, getValues, reset, setValue]);
  const named = clashes.filter((name) => dirtyFields[name] !== undefined);
  if (named.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => named.map((name) => resetField(name))}
          sx={{ [touch]: { minHeight: touchTarget } }}
        >
          {t('Discard mine')}
        </Button>
      }
    >
      {t('Changed elsewhere meanwhile: {fields}. If you save, what you typed replaces that.', {
        fields: named.map((name) => fieldOf(schema, name, t).title ?? name).join(', '),
      })}
    </Alert>
  );
}
