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

interface ObjectionPageProps {
  /** The page's own, which stays when the secret is taken out of it. */
  address: typeof addresses.keepAddress | typeof addresses.notMe;
  call: 'objectToAddress' | 'objectToWayIn';
  /** Before and after objecting. */
  title: string;
  text: string;
  action: string;
  doneTitle: string;
  doneText: string;
}

/** Where the owner of an account objects to what someone else did with it. The secret of the mail comes behind a #. */
export function ObjectionPage({
  address,
  call,
  title,
  text,
  action,
  doneTitle,
  doneText,
}: ObjectionPageProps) {
  const { client, auth } = useServices();
  const router = useRouter();
  const [secret, setSecret] = useState('');
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [problem, setProblem] = useState<string>();
  const isDone = state === 'done';

  useEffect(() => {
    setDocumentTitle(title);
    const { hash } = router.state.location;
    setSecret((before) => before || hash);
    // It does not stay in the browser's history.
    if (hash) void router.navigate({ to: address, replace: true });
  }, [router, address, title]);

  const object = async () => {
    setState('busy');
    setProblem(undefined);
    try {
      await client.call(call, { body: { secret } });
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
          {isDone ? doneTitle : title}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.75 }}>
          {isDone ? doneText : text}
        </Typography>
      </div>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {isDone ? (
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
          onClick={() => void object()}
          sx={{ justifySelf: 'start' }}
        >
          {action}
        </Button>
      )}
    </AccountFrame>
  );
}
