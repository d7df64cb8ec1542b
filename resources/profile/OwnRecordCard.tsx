import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { InputTable } from '../../src/components/inputs/kinds/inputTable.ts';
import { RecordInputs } from '../../src/components/inputs/RecordInputs.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { ProfileCard } from '../common/ProfileCard.tsx';

interface OwnRecordCardProps<S extends z.ZodObject> {
  title: string;
  text: string;
  schema: S;
  /** Inputs of the form's own. */
  inputs?: Partial<InputTable>;
  queryKey: readonly string[];
  read: (signal: AbortSignal) => Promise<z.output<S>>;
  save: (body: z.output<S>) => Promise<z.output<S>>;
  /** The button's words. */
  changeLabel: (record: z.output<S>) => string;
  savedWords: string;
  children: (record: z.output<S>) => ReactNode;
}

/** A record that only the person reads, as a card of their profile, with a form in a dialog to change it. */
export function OwnRecordCard<S extends z.ZodObject>(props: OwnRecordCardProps<S>) {
  const { title, text, schema, inputs, queryKey, read, changeLabel, savedWords, children } = props;
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
  if (error) return null;
  if (!data)
    return (
      <ProfileCard title={title}>
        <LoadingState variant="list" rows={1} label={t('Loading')} />
      </ProfileCard>
    );
  const save = async (body: z.output<S>) => {
    queryClient.setQueryData(queryKey, await props.save(body));
    notify(savedWords, { kind: 'success' });
    setAsking(false);
  };
  return (
    <>
      <ProfileCard
        title={title}
        text={text}
        action={
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {changeLabel(data)}
          </Button>
        }
      >
        {children(data)}
      </ProfileCard>
      {isAsking && (
        <RecordInputs own={inputs}>
          <SchemaDialog
            title={title}
            schema={schema}
            maxWidth="sm"
            defaultValues={data}
            submitLabel={t('Save')}
            onSubmit={save}
            onClose={() => setAsking(false)}
          />
        </RecordInputs>
      )}
    </>
  );
}
