import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { addresses } from '../../../schemas/addresses.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useCurrentUser, useServices } from '../../../src/session/session.tsx';
import { switchArea } from '../../../src/session/switchArea.ts';
import { sentenceOf } from '../../common/planNeeded.ts';

/** Says what comes before the first list without a plan, and leads an administrator there. */
export function FirstListNeedsDomain() {
  const services = useServices();
  const { data: user } = useCurrentUser();
  const goThere = useMutation({
    mutationFn: () => switchArea(services, 'EMPLOYER', addresses.employer.profile),
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
  });
  return (
    <Box sx={{ mt: 2, mb: 3, pb: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="h3">
        {t('See your first list without a plan')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 2 }}>
        {t(
          'It shows real people, so your company proves its domain first: an administrator adds a DNS record, which the company’s profile shows to copy, and checks it there. Then you can open one job without a plan.',
        )}
      </Typography>
      {user?.roles.includes('EMPLOYER') && (
        <Button variant="contained" loading={goThere.isPending} onClick={() => goThere.mutate()}>
          {t('Prove the domain')}
        </Button>
      )}
    </Box>
  );
}
