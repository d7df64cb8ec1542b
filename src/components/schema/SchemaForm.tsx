import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Form, type RaRecord, RecordContextProvider, useRecordContext } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { defaultsOf, fieldOf, fieldsOf, neededFields } from '../fields/field.ts';
import { heldRecord } from '../fields/heldValue.ts';
import { isLongForm, keepEnter } from '../forms/enterKey.ts';
import { SaveBar } from '../forms/SaveBar.tsx';
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx';
import { FieldRows } from '../inputs/composite/FieldRows.tsx';
import type { FieldInputProps } from '../inputs/field/inputProps.ts';
import type { FieldOptions } from '../inputs/kinds/FieldInput.tsx';
import type { InputTable } from '../inputs/kinds/inputTable.ts';
import { RecordInputs } from '../inputs/RecordInputs.tsx';
import type { Translate } from '../texts/text.ts';
import { useText } from '../texts/useText.ts';
import { ReadAgain } from './ReadAgain.tsx';
import { resolverFor } from './resolver.ts';
import { formLayout, type SchemaSection, sectionsOf } from './sections.ts';

/** For a form whose values are kept as a draft while they are typed. */
export interface FormDraft {
  /** The values of a new record, over the defaults of the schema. */
  defaultValues?: FieldValues | undefined;
  /** Changes that were typed before, over the record or the defaults: they count as unsaved. */
  typed?: FieldValues | undefined;
  /** Told what is typed, and which fields differ from what the form began with, to keep it as a draft. */
  onType?: ((values: FieldValues, changed: readonly string[]) => void) | undefined;
  /** Told that someone leaves what is changed, knowing that it is lost. */
  onLeave?: (() => void) | undefined;
}

interface SchemaFormProps extends FormDraft {
  /** The form's schema: a body of the API. It checks the values and words the problems. */
  schema: z.ZodObject;
  /** Sections other than those the fields have in their schema; fields that none of them names come last. */
  sections?: readonly SchemaSection[];
  /** Fields there are and their order, without the schema's sections; by default all of the schema's. */
  fields?: readonly string[];
  /** Fields that `children` or another page ask for, none of which the form needs. */
  elsewhere?: readonly string[];
  /** More kinds of inputs, by kind or by widget. */
  inputs?: Partial<InputTable>;
  /** Inputs that replace the one the schema would get, by field. */
  overrides?: Readonly<Record<string, (props: FieldInputProps) => ReactNode>>;
  /**
   * Takes the checked values instead of the surrounding Create or Edit. May answer `{field: message}`, which is then
   * shown at the fields.
   */
  onSubmit?: (values: FieldValues) => unknown;
  /** Words of the button. */
  saveLabel?: string;
  /** Adds "Cancel" to the bar. */
  onCancel?: () => void;
  /** Instead of the bar with the button; null for none. */
  toolbar?: ReactNode;
  /** Stands between the last section and the bar. */
  children?: ReactNode;
}

/**
 * The values a form starts with: the record's, and where it has none the defaults. A whole value each time, as
 * react-admin would lay the lists of a record over those of the defaults, entry by entry.
 */
function useInitialValues(
  schema: z.ZodObject,
  defaultValues: FieldValues | undefined,
  record: RaRecord | undefined,
): FieldValues {
  return useMemo(() => {
    const given = Object.entries(record ?? {}).filter(([, value]) => value !== undefined);
    return heldRecord(schema, { ...defaultsOf(schema), ...defaultValues, ...Object.fromEntries(given) });
  }, [schema, defaultValues, record]);
}

/** The values react-admin puts in: a record's once, as it would put them over what was typed each time it is read. */
function useOpened(initial: FieldValues): FieldValues {
  const [opened, setOpened] = useState(initial);
  const isOther = opened.id !== initial.id;
  if (isOther) setOpened(initial);
  return isOther ? initial : opened;
}

/** Whether the heading of a section says the same as the label of a list in it, which would stand right under it. */
function isSaidByHeading(
  schema: z.ZodObject,
  source: string,
  heading: string | undefined,
  t: Translate,
): boolean | undefined {
  const field = fieldOf(schema, source, t);
  return heading !== undefined && field.kind === 'items' && field.title === heading ? true : undefined;
}

/**
 * A form made from a schema, for use inside react-admin's Create or Edit (or alone, with `onSubmit`). Errors of the
 * schema and of the server (422 with `errors` by field) stand at their fields; for the latter the page must save in
 * pessimistic mode. A record that is read again while its form is open replaces nothing that was typed. Who leaves what
 * is changed, other than by saving or "Cancel", is asked first.
 *
 * @throws in development, when a field that it needs is said to be elsewhere
 * @example <SchemaForm schema={EmployerFields} />
 */
export function SchemaForm({
  schema,
  sections,
  fields,
  elsewhere,
  inputs,
  overrides = {},
  defaultValues,
  onSubmit,
  saveLabel,
  onCancel,
  toolbar,
  typed,
  onType,
  onLeave,
  children,
}: SchemaFormProps) {
  const t = useText();
  const resolver = useMemo(() => resolverFor(schema, t), [schema, t]);
  const isLong = useMemo(() => isLongForm(fieldsOf(schema, t)), [schema, t]);
  const record = useRecordContext();
  const initial = useInitialValues(schema, defaultValues, record);
  const opened = useOpened(initial);
  const readAgain = <ReadAgain schema={schema} record={initial} />;
  const needed = neededFields(schema, { ...record, ...defaultValues });
  const layout = formLayout({ sections, fields, elsewhere }, needed);
  const isLeaving = useRef(false);
  const cancel =
    onCancel &&
    (() => {
      isLeaving.current = true;
      onLeave?.();
      onCancel();
    });
  return (
    <Form
      resolver={resolver}
      {...(record ? { record: opened } : { defaultValues: opened })}
      onSubmit={onSubmit}
      // The fields say it themselves, the bar counts them, and the first of them takes the focus.
      disableInvalidFormNotification
      noValidate
    >
      <RecordContextProvider value={record}>
        <RecordInputs own={inputs}>
          <Box
            onKeyDown={isLong ? keepEnter : undefined}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
          >
            <Sections schema={schema} sections={sectionsOf(schema, layout, t)} overrides={overrides} />
            {children}
          </Box>
        </RecordInputs>
        {toolbar === undefined ? (
          <SaveBar label={saveLabel} onCancel={cancel}>
            {readAgain}
          </SaveBar>
        ) : (
          <>
            {readAgain}
            {toolbar}
          </>
        )}
        <UnsavedChanges isLeaving={isLeaving} onLeave={onLeave} />
        {typed && <BroughtBack typed={typed} />}
        {onType && <Typed onType={onType} />}
      </RecordContextProvider>
    </Form>
  );
}

/** The sections of a form, each with its fields. */
function Sections({
  schema,
  sections,
  overrides,
}: Required<Pick<SchemaFormProps, 'schema' | 'overrides'>> & {
  sections: ReturnType<typeof sectionsOf>;
}) {
  const t = useText();
  const specialIn = ({ title, fields: names }: Partial<SchemaSection> & Pick<SchemaSection, 'fields'>) =>
    Object.fromEntries(
      names.map((source): [string, FieldOptions] => [
        source,
        { labelHidden: isSaidByHeading(schema, source, title?.(), t), render: overrides[source] },
      ]),
    );
  return sections.map((section) => (
    <FormSection key={section.fields.join()} title={section.title?.()} description={section.description?.()}>
      <FieldRows
        fields={Object.fromEntries(section.fields.map((source) => [source, fieldOf(schema, source, t)]))}
        special={specialIn(section)}
        rowGap={1}
      />
    </FormSection>
  ));
}

/** Brings changes back once, after react-admin has put the record into the form. */
function BroughtBack({ typed }: { typed: FieldValues }) {
  const { reset, getValues } = useFormContext();
  const { isReady } = useFormState();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
  }, [isReady, reset, getValues, typed]);
  return null;
}

/** Tells what is typed, once something is. */
function Typed({ onType }: Required<Pick<FormDraft, 'onType'>>) {
  const { control } = useFormContext();
  const values = useWatch({ control });
  const { dirtyFields } = useFormState({ control });
  const isTyped = useRef(false);
  // By name, as the same changes are told by another object each time.
  const changed = Object.keys(dirtyFields).join();
  useEffect(() => {
    // Also when it is taken out again: a draft would bring it back.
    isTyped.current ||= changed !== '';
    if (isTyped.current) onType?.(values, changed === '' ? [] : changed.split(','));
  }, [values, changed, onType]);
  return null;
}

interface FormSectionProps {
  title?: string | undefined;
  description?: string | undefined;
  children: ReactNode;
}

/** A heading beside its fields; above them where there is little room. */
function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 1.5,
          gridTemplateColumns: title
            ? { xs: 'minmax(0, 1fr)', lg: 'minmax(180px, 260px) minmax(0, 1fr)' }
            : 'minmax(0, 1fr)',
        }}
      >
        {title && (
          <Box sx={{ pt: { lg: 1 } }}>
            <Typography component="h2" variant="h3">
              {title}
            </Typography>
            {description && (
              <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                {description}
              </Typography>
            )}
          </Box>
        )}
        {children}
      </Box>
    </Card>
  );
}
