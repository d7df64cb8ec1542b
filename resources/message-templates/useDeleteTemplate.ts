import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MessageTemplate } from '../../schemas/messageTemplate.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';

const listKey = ['message-templates', 'getList'];

interface Rows {
  data?: MessageTemplate[];
  total?: number;
}

/** Deletes a template: gone from the list at once, and for good when the toast that offers the way back is gone. */
export function useDeleteTemplate() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useCallback(
    ({ id, name }: Pick<MessageTemplate, 'id' | 'name'>) => {
      const refresh = () => queryClient.invalidateQueries({ queryKey: listKey });
      const send = async (keepalive: boolean) => {
        try {
          await client.call('deleteMessageTemplate', { params: { id }, keepalive });
        } catch (error) {
          notify(t('{name} stays as before. {why}', { name, why: sentenceOf(error) }), { kind: 'error' });
        }
        await refresh();
      };
      // An answer that is on its way still has it.
      void queryClient.cancelQueries({ queryKey: listKey });
      queryClient.setQueriesData<Rows>({ queryKey: listKey }, (rows) =>
        rows?.data
          ? {
              ...rows,
              data: rows.data.filter((row) => row.id !== id),
              ...(rows.total !== undefined && { total: rows.total - 1 }),
            }
          : rows,
      );
      notify(t('{name} is deleted.', { name }), {
        kind: 'success',
        act: send,
        undo: () => void refresh(),
      });
    },
    [client, queryClient],
  );
}
