import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '../../src/session/session.tsx';
import { type Between, messagesKey, refreshOverview } from './messageQueries.ts';

/**
 * Sends a message; the same text tried again after an error that left it open arrives once.
 *
 * @param onSent told what was sent, also when nobody looks any more
 */
export function useSendMessage(between: Between, onSent: (text: string) => void) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { jobId, candidateEmail: email } = between;
  const attempt = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: (text: string) => {
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
      const idempotencyKey = attempt.current.key;
      return client.call('writeMessage', { params: { jobId, email }, body: { text }, idempotencyKey });
    },
    onSuccess: async (_, text) => {
      onSent(text);
      attempt.current = { text: '', key: '' };
      await queryClient.invalidateQueries({ queryKey: messagesKey(between) });
      void refreshOverview(queryClient);
    },
  });
}
