import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TagChange } from '../../schemas/atOnce.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { TagInput } from './TagInput.tsx';

interface TagDialogProps {
  /** Whose tags; at least one. */
  emails: readonly string[];
  onClose: () => void;
}

const Wanted = TagChange.pick({ tag: true, remove: true });

/** Gives several people a tag, or takes it from them; can be taken back. Mount it when it should be seen. */
export function TagDialog({ emails, onClose }: TagDialogProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync: change } = useMutation({
    // One after the other: what is taken back and given again stays given.
    scope: { id: 'tags' },
    mutationFn: async (body: TagChange) => {
      const { emails: changed } = await client.call('tagPeople', { body });
      void queryClient.invalidateQueries({ queryKey: ['people'] });
      return changed;
    },
  });
  const save = async ({ tag, remove }: { tag: string; remove: boolean }) => {
    const changed = await change({ emails: [...emails], tag, remove });
    onClose();
    const said = { tag, count: changed.length };
    if (changed.length === 0) {
      notify(remove ? t('None of them had {tag}.', said) : t('All of them had {tag} already.', said));
      return;
    }
    notify(
      remove
        ? t('{tag} taken from {count, plural, one {# person} other {# people}}.', said)
        : t('{tag} given to {count, plural, one {# person} other {# people}}.', said),
      {
        kind: 'success',
        undo: () =>
          void change({ emails: changed, tag, remove: !remove }).catch((error: unknown) =>
            notify(sentenceOf(error), { kind: 'error' }),
          ),
      },
    );
  };
  return (
    <SchemaDialog
      title={t('{count, plural, one {Tag # person} other {Tag # people}}', { count: emails.length })}
      schema={Wanted}
      special={{
        tag: { render: TagInput },
        remove: { label: t('Take it away instead'), helperText: '' },
      }}
      submitLabel={t('Save')}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
