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
import { enterArea } from '../../src/session/switchArea.ts';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { MoneyAtErasing } from './MoneyAtErasing.tsx';

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
  ADMINISTRATOR: {
    take: 'exportAdministrator',
    erase: 'eraseAdministrator',
    taken: () =>
      t(
        'You get one ZIP file: your account, and the scorecards, templates and keys you made. Only the owner can download what is the company’s.',
      ),
    erased: () =>
      t(
        'Your account is erased, and you can no longer act for the company, which stays as it is. Your scorecards and templates stay with it, without your name. This cannot be undone. Download everything first if you want to keep it.',
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
        'Your jobs close, and candidates who wait for an answer are told. Your recruiters keep their accounts without a company, and any plan of their own ends. Your profile, templates, keys and everything noted about people is erased, with the accounts of your other administrators; your name stays on the jobs people applied for. This cannot be undone. Download everything first if you want to keep it.',
      ),
    last: (email: string) =>
      t(
        'The account of {email} is erased at once. Its jobs close, and candidates and recruiters are told. No one can restore it.',
        { email },
      ),
  },
  // Those of an account that stays for the other area.
  RECRUITING: {
    take: 'exportRecruiter',
    erase: 'eraseRecruiter',
    taken: () =>
      t(
        'You get one ZIP file: your profile, your jobs, every message, note and scorecard you wrote, and your invoices.',
      ),
    erased: () =>
      t(
        'You stop recruiting, and keep this account for the company. Jobs, messages and notes stay with the company, without your name; your ratings go. This cannot be undone. Download everything first if you want to keep it.',
      ),
    last: () => t('Nobody can bring this back. You can begin to recruit again at any time.'),
  },
  ADMINISTERING: {
    take: 'exportAdministrator',
    erase: 'eraseAdministrator',
    taken: () =>
      t(
        'You get one ZIP file: your account, and the scorecards, templates and keys you made. Only the owner can download what is the company’s.',
      ),
    erased: () =>
      t(
        'You can no longer act for the company, and keep this account to recruit for it. Only the owner can invite you again.',
      ),
    last: () => t('From then on you recruit for the company, and nothing else.'),
  },
} as const;

type Account = keyof typeof accounts;

/** The words of leaving: the account as a whole, or one area of it. */
const leaving = (account: Account) => {
  if (account === 'RECRUITING')
    return {
      ...{ title: t('Stop recruiting'), question: t('Stop recruiting now?'), confirm: t('Stop recruiting') },
      ...{ keep: t('Go on recruiting'), done: t('You no longer recruit.') },
    };
  if (account === 'ADMINISTERING')
    return {
      title: t('Stop administering'),
      question: t('Stop administering the company now?'),
      ...{ confirm: t('Stop administering'), keep: t('Stay an administrator') },
      done: t('You no longer administer the company.'),
    };
  return {
    title: t('Erase account'),
    question: t('Erase everything now?'),
    ...{ confirm: t('Erase my account'), keep: t('Keep my account') },
    done: t('Your account and everything in it are erased.'),
  };
};

/** The area that is left. */
const staysFor: Readonly<Partial<Record<Account, Role>>> = {
  RECRUITING: 'EMPLOYER',
  ADMINISTERING: 'RECRUITER',
};

/** Loaded when a recruiter wants to leave. */
const LeaveAsRecruiter = lazy(async () => ({
  default: (await import('./LeaveAsRecruiter.tsx')).LeaveAsRecruiter,
}));

/** Everything held about someone, to take along or to have erased; both after the password. */
export function YourData({ email, account }: { email: string; account: Account }) {
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
          {leaving(account).title}
        </Button>
      </Box>
      <DownloadDialog email={email} account={account} open={wanted === 'export'} onClose={close} />
      {account === 'RECRUITER' || account === 'RECRUITING' ? (
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
  account: Account;
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
  const words = leaving(account);
  const role = staysFor[account];
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
      // Asked for first: the token of an area ends with it.
      const stays = role && (await client.call('switchArea', { body: { role } }));
      await client.call(accounts[account].erase, { params: { email }, query });
      queryClient.clear();
      if (stays) enterArea(auth, stays);
      else auth.clear('signed-out');
      notify(words.done, { kind: 'success', duration: null });
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
        title={words.title}
        schema={ConfirmPassword}
        submitLabel={t('Continue')}
        username={email}
        onSubmit={async (values) => setToken(await confirm(values))}
        onClose={close}
      >
        <Typography variant="body2">{accounts[account].erased()}</Typography>
        {!role && <MoneyAtErasing />}
      </SchemaDialog>
      <ConfirmDialog
        open={confirmationToken !== undefined}
        title={words.question}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        destructive
        busy={busy}
        onConfirm={() => confirmationToken && void erase({ confirmationToken })}
        onClose={close}
      >
        <Typography variant="body2">{accounts[account].last(email)}</Typography>
        {!role && <MoneyAtErasing />}
      </ConfirmDialog>
    </>
  );
}
