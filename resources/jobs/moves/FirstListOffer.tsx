import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { firstListTerms } from '../../common/firstListTerms.ts';
import { sentenceOf } from '../../common/planNeeded.ts';

interface FirstListOfferProps {
  jobId: string;
  onOpened: () => void;
}

/** Offers to open a job for its first list, for a company that has had none. */
export function FirstListOffer({ jobId, onOpened }: FirstListOfferProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const open = useMutation({
    mutationFn: () => client.call('openFirstJob', { params: { id: jobId } }),
    onSuccess: (job) => {
      notify(t('{name} is open. Its first list is on its way.', { name: job.title }), { kind: 'success' });
      for (const key of ['jobs', 'daily-candidates', 'firstList'])
        void queryClient.invalidateQueries({ queryKey: [key] });
      onOpened();
    },
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
  });
  return (
    <Box sx={{ mt: 2, mb: 3, pb: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="h3">
        {t('See your first list without a plan')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 2 }}>
        {firstListTerms()}
      </Typography>
      <Button variant="contained" disabled={open.isPending} onClick={() => open.mutate()}>
        {t('Open it for its first list')}
      </Button>
    </Box>
  );
}
