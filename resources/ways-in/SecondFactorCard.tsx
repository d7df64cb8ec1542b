import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { WithFactorCode } from '../../schemas/factorCode.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { CardPart } from './CardPart.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

/** Loaded when it is opened. */
const SetupDialog = lazy(async () => ({
  default: (await import('./SecondFactorSetupDialog.tsx')).SecondFactorSetupDialog,
}));

/** Whether a code of an app is asked for after the password, and what changes that. */
export function SecondFactorCard({ email }: { email: string }) {
  const { client } = useServices();
  const [open, setOpen] = useState<'setup' | 'codes' | 'end'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, error, refetch } = useQuery({
    queryKey: ['secondFactor'],
    queryFn: ({ signal }) => client.call('secondFactor', { signal }),
    refetchOnMount: 'always',
  });
  const close = () => setOpen(undefined);
  const show = (made: readonly string[]) => {
    close();
    setCodes(made);
    void refetch();
  };
  return (
    <CardPart
      title={t('Code from an app')}
      text={t('A second lock: after your password, signing in asks for a code that only your phone knows.')}
    >
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={1}
        label={t('Loading the second factor')}
      >
        {({ since, recoveryCodesLeft }) =>
          since === null ? (
            <Button variant="outlined" onClick={() => setOpen('setup')} sx={{ mt: 0.5 }}>
              {t('Set up')}
            </Button>
          ) : (
            <FactorOn
              since={since}
              recoveryCodesLeft={recoveryCodesLeft}
              onCodes={() => setOpen('codes')}
              onEnd={() => setOpen('end')}
            />
          )
        }
      </Loaded>
      <Suspense fallback={null}>
        {open === 'setup' && <SetupDialog email={email} onDone={show} onClose={close} />}
      </Suspense>
      <SchemaDialog
        open={open === 'codes'}
        title={t('New recovery codes')}
        schema={WithFactorCode}
        submitLabel={t('Make new codes')}
        onSubmit={async (body) => show((await client.call('renewRecoveryCodes', { body })).recoveryCodes)}
        onClose={close}
      >
        <Typography variant="body2">
          {t('Type the code that your app shows. The recovery codes you have now stop working.')}
        </Typography>
      </SchemaDialog>
      <SchemaDialog
        open={open === 'end'}
        title={t('Turn the code off?')}
        schema={WithFactorCode}
        submitLabel={t('Turn off')}
        destructive
        onSubmit={async (body) => {
          await client.call('endSecondFactor', { body });
          notify(t('Your password alone signs you in from now on.'), { kind: 'success' });
          close();
          void refetch();
        }}
        onClose={close}
      >
        <Typography variant="body2">
          {t('Type the code that your app shows, or a recovery code. Your password alone then signs you in.')}
        </Typography>
      </SchemaDialog>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </CardPart>
  );
}

interface FactorOnProps {
  since: string;
  recoveryCodesLeft: number;
  onCodes: () => void;
  onEnd: () => void;
}

/** Since when it is on, and what can be done with it. */
const FactorOn = ({ since, recoveryCodesLeft, onCodes, onEnd }: FactorOnProps) => (
  <>
    <Typography variant="body2" component="p" sx={{ mb: 1.5 }}>
      <ToneChip tone="positive">{t('On')}</ToneChip>{' '}
      <Rich text={t('since <date></date>')} tags={{ date: () => <DateText value={since} /> }} />
      {' · '}
      {t(
        '{left, plural, =0 {no recovery codes left} one {one recovery code left} other {# recovery codes left}}',
        { left: recoveryCodesLeft },
      )}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="outlined" onClick={onCodes}>
        {t('New recovery codes')}
      </Button>
      <Button variant="outlined" color="error" onClick={onEnd}>
        {t('Turn off')}
      </Button>
    </Box>
  </>
);
