import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { ConfirmPassword } from '../../schemas/ownData.ts';
import type { Role } from '../../schemas/user.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { saveFile } from '../../src/components/lists/saveFile.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { MoneyAtErasing } from './MoneyAtErasing.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** The calls and words of each kind of account. */
const accounts = {
  CANDIDATE: {
    take: 'exportCandidate',
    erase: 'eraseCandidate',
    taken: () =>
      t(
        'You get one ZIP file: your profile as JSON Resume, every application and message, every list you were in, your invoices, and the resume itself.',
      ),
    erased: () =>
      t(
        'Your profile, your resume and your applications are erased, and recruiters no longer find your name anywhere. Counts, such as how many people applied for a job, stay; nothing in them points to you. This cannot be undone. Download everything first if you want to keep it.',
      ),
    last: (email: string) =>
      t('The account of {email} is erased at once, and its open applications end. No one can restore it.', {
        email,
      }),
  },
  RECRUITER: {
    take: 'exportRecruiter',
    erase: 'eraseRecruiter',
    taken: () =>
      t(
        'You get one ZIP file: your profile, your jobs, every message, note and scorecard you wrote, and your invoices.',
      ),
    erased: () =>
      t(
        'Your profile and your settings are erased. Jobs, messages, notes and scorecards stay with the company, without your name; your ratings go. This cannot be undone. Download everything first if you want to keep it.',
      ),
    last: (email: string) => t('The account of {email} is erased at once. No one can restore it.', { email }),
  },
  EMPLOYER: {
    take: 'exportEmployer',
    erase: 'eraseEmployer',
    taken: () =>
      t(
        'You get one ZIP file: your profile, your recruiters, every job, your templates and keys, and your invoices.',
      ),
    erased: () =>
      t(
        'Your jobs close, and candidates who wait for an answer are told. Your recruiters keep their accounts without a company, and any plan of their own ends. Your profile, templates, keys and everything noted about people is erased; your name stays on the jobs people applied for. This cannot be undone. Download everything first if you want to keep it.',
      ),
    last: (email: string) =>
      t(
        'The account of {email} is erased at once. Its jobs close, and candidates and recruiters are told. No one can restore it.',
        { email },
      ),
  },
} as const;

/** Loaded when a recruiter wants to leave. */
const LeaveAsRecruiter = lazy(async () => ({
  default: (await import('./LeaveAsRecruiter.tsx')).LeaveAsRecruiter,
}));

/** Everything held about someone, to take along or to have erased; both after the password. */
export function YourData({ email, account }: { email: string; account: Role }) {
  const [wanted, setWanted] = useState<'export' | 'erase'>();
  const close = () => setWanted(undefined);
  return (
    <ProfileCard
      title={t('Your data')}
      text={t('You can download everything Hireday holds about you, and have it erased.')}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => setWanted('export')}>
          {t('Download everything')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setWanted('erase')}>
          {t('Erase account')}
        </Button>
      </Box>
      <DownloadDialog email={email} account={account} open={wanted === 'export'} onClose={close} />
      {account === 'RECRUITER' ? (
        wanted === 'erase' && (
          <Suspense fallback={null}>
            <LeaveAsRecruiter email={email} onClose={close}>
              <EraseDialogs email={email} account={account} open onClose={close} />
            </LeaveAsRecruiter>
          </Suspense>
        )
      ) : (
        <EraseDialogs email={email} account={account} open={wanted === 'erase'} onClose={close} />
      )}
    </ProfileCard>
  );
}

interface OwnDataDialogProps {
  email: string;
  account: Role;
  open: boolean;
  onClose: () => void;
}

/** Proves with the password that it is the account's owner who asks. */
function useConfirm() {
  const { client } = useServices();
  return async (body: ConfirmPassword) => (await client.call('confirmPassword', { body })).confirmationToken;
}

function DownloadDialog({ email, account, open, onClose }: OwnDataDialogProps) {
  const { client } = useServices();
  const confirm = useConfirm();
  const download = async (values: ConfirmPassword) => {
    const query = { confirmationToken: await confirm(values) };
    saveFile(await client.call(accounts[account].take, { params: { email }, query }), 'hireday-my-data.zip');
    notify(t('Your data is in your downloads.'), { kind: 'success' });
    onClose();
  };
  return (
    <SchemaDialog
      open={open}
      title={t('Download everything')}
      schema={ConfirmPassword}
      submitLabel={t('Download')}
      username={email}
      onSubmit={download}
      onClose={onClose}
    >
      <Typography variant="body2">{accounts[account].taken()}</Typography>
    </SchemaDialog>
  );
}

/** Asks for the password, then once more whether it is meant. */
function EraseDialogs({ email, account, open, onClose }: OwnDataDialogProps) {
  const { auth, client, queryClient } = useServices();
  const confirm = useConfirm();
  const [confirmationToken, setToken] = useState<string>();
  const [busy, setBusy] = useState(false);
  const close = () => {
    setToken(undefined);
    onClose();
  };
  const erase = async (query: { confirmationToken: string }) => {
    setBusy(true);
    try {
      await client.call(accounts[account].erase, { params: { email }, query });
      auth.clear('signed-out');
      queryClient.clear();
      notify(t('Your account and everything in it are erased.'), { kind: 'success', duration: null });
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
      setBusy(false);
      close();
    }
  };
  return (
    <>
      <SchemaDialog
        open={open && !confirmationToken}
        title={t('Erase account')}
        schema={ConfirmPassword}
        submitLabel={t('Continue')}
        username={email}
        onSubmit={async (values) => setToken(await confirm(values))}
        onClose={close}
      >
        <Typography variant="body2">{accounts[account].erased()}</Typography>
        <MoneyAtErasing />
      </SchemaDialog>
      <ConfirmDialog
        open={confirmationToken !== undefined}
        title={t('Erase everything now?')}
        confirmLabel={t('Erase my account')}
        cancelLabel={t('Keep my account')}
        destructive
        busy={busy}
        onConfirm={() => confirmationToken && void erase({ confirmationToken })}
        onClose={close}
      >
        <Typography variant="body2">{accounts[account].last(email)}</Typography>
        <MoneyAtErasing />
      </ConfirmDialog>
    </>
  );
}
