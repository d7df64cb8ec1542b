import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addresses } from '../../schemas/addresses.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { t } from '../../src/i18n/t.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';
import { useServices } from '../../src/session/session.tsx';
import { AccountFrame } from './AccountFrame.tsx';

/** Where someone takes an address back that was changed without them. The secret of the mail comes behind a #. */
export function KeepAddressPage() {
  const { client, auth } = useServices();
  const router = useRouter();
  const [secret, setSecret] = useState('');
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    setDocumentTitle(t('Take your address back'));
    const { hash } = router.state.location;
    setSecret((before) => before || hash);
    // It does not stay in the browser's history.
    if (hash) void router.navigate({ to: addresses.keepAddress, replace: true });
  }, [router]);

  const take = async () => {
    setState('busy');
    setProblem(undefined);
    try {
      await client.call('objectToAddress', { body: { secret } });
      if (auth.isAuthenticated()) auth.clear('refused');
      setState('done');
    } catch (error) {
      setProblem(sentenceOf(error));
      setState('asking');
    }
  };
  return (
    <AccountFrame>
      <div>
        <Typography component="h1" variant="h1">
          {state === 'done' ? t('The address is yours again') : t('Take your address back')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.75 }}>
          {state === 'done'
            ? t('Every device is signed out, and the old password no longer works. Choose a new one now.')
            : t(
                'You then sign in with this address again. Every device is signed out; the password, passkeys and the code from an app are removed, because the person who changed the address may know them.',
              )}
        </Typography>
      </div>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {state === 'done' ? (
        <Button
          component={Link}
          to={addresses.forgotPassword}
          variant="contained"
          size="large"
          sx={{ justifySelf: 'start' }}
        >
          {t('Choose a new password')}
        </Button>
      ) : (
        <Button
          variant="contained"
          size="large"
          loading={state === 'busy'}
          disabled={secret === ''}
          onClick={() => void take()}
          sx={{ justifySelf: 'start' }}
        >
          {t('Take my address back')}
        </Button>
      )}
    </AccountFrame>
  );
}
