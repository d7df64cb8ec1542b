import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../src/components/toasts/notify.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { useMay } from '../../src/session/useMay.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { addedKey } from './addedKey.ts';
import { groundKey } from './useGround.ts';

/**
 * Keeps people longer by one press.
 *
 * @param people by the ids of their pages; without any, everyone who is erased soon
 */
export function KeepLongerButton({ people }: { people?: string[] }) {
  const { client } = useServices();
  const mayKeep = useMay('people.annotate');
  const queryClient = useQueryClient();
  const keep = useMutation({
    mutationFn: () => client.call('keepPeopleLonger', { body: people ? { people } : {} }),
    onSuccess({ endsAt }) {
      notify(t('Kept until {day}.', { day: formatDate(endsAt) ?? '' }), { kind: 'success' });
      for (const queryKey of [groundKey, addedKey, ['people']])
        void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
  });
  if (!mayKeep) return null;
  return (
    <Button color="inherit" size="small" loading={keep.isPending} onClick={() => keep.mutate()}>
      {t('Keep them longer')}
    </Button>
  );
}
