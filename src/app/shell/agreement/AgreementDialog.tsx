import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { agreementQuery } from '../../../../resources/common/agreement.ts';
import { type Agreement, type LegalName, legalPaths } from '../../../../schemas/legal.ts';
import type { User } from '../../../../schemas/user.ts';
import { sentenceOf } from '../../../client/apiError.ts';
import { t } from '../../../i18n/t.ts';
import { useServices, useSignOut } from '../../../session/session.tsx';

interface AgreementDialogProps {
  user: User;
  /** Where the data can be downloaded and the account erased. */
  profile: string;
}

/** The texts to read, each in a tab of its own. */
const Texts = ({ due }: { due: readonly LegalName[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
    {due.map((name) => (
      <li key={name}>
        <MuiLink href={legalPaths[name]} target="_blank" rel="noopener">
          {name === 'TERMS' ? t('Terms') : t('Privacy notice')}
        </MuiLink>
      </li>
    ))}
  </Box>
);

/** Stays until one agrees, signs out or goes to one's own data. */
export function AgreementDialog({ user, profile }: AgreementDialogProps) {
  const { client, queryClient, queries } = useServices();
  const signOut = useSignOut();
  const versions = useQuery(agreementQuery(client));
  const agree = useMutation({
    mutationFn: (body: Agreement) => client.call('agree', { body }),
    onSuccess: () => queryClient.setQueryData(queries.currentUser().queryKey, { ...user, agreementsDue: [] }),
    // The text may have changed while it was read.
    onError: () => void versions.refetch(),
  });
  const wrong = agree.error ?? versions.error;
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="agreement-title" aria-describedby="agreement-text">
      <DialogTitle id="agreement-title" variant="h3" component="h2">
        {t('Please read this before you go on')}
      </DialogTitle>
      <DialogContent id="agreement-text" sx={{ display: 'grid', gap: 2 }}>
        <Typography>
          {t(
            'These texts are new, or have changed since you agreed to them. The page of each says since when it holds.',
          )}
        </Typography>
        <Texts due={user.agreementsDue} />
        <Typography variant="body2" color="text.secondary">
          {t('If you do not agree, you can download your data and leave from your profile.')}
        </Typography>
        <div role="alert">{wrong && <Alert severity="error">{sentenceOf(wrong)}</Alert>}</div>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => void signOut()}>{t('Sign out')}</Button>
        <Button component={Link} to={profile}>
          {t('To your profile')}
        </Button>
        <Button
          variant="contained"
          loading={agree.isPending}
          disabled={!versions.data}
          onClick={() => versions.data && agree.mutate(versions.data)}
        >
          {t('I agree')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
