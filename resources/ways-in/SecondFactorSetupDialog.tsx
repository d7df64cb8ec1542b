import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { WithFactorCode } from '../../schemas/factorCode.ts';
import { ConfirmPassword } from '../../schemas/ownData.ts';
import type { SecondFactorSetup } from '../../schemas/secondFactor.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { QrCode } from './QrCode.tsx';

interface SecondFactorSetupDialogProps {
  email: string;
  /** It is on; these are the recovery codes. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Two questions: the password, then a first code of the app that has read the square. */
export function SecondFactorSetupDialog({ email, onDone, onClose }: SecondFactorSetupDialogProps) {
  const { client } = useServices();
  const [setup, setSetup] = useState<SecondFactorSetup>();
  if (!setup)
    return (
      <SchemaDialog
        title={t('Set up a code from an app')}
        schema={ConfirmPassword}
        username={email}
        submitLabel={t('Continue')}
        onSubmit={async (body) => setSetup(await client.call('beginSecondFactor', { body }))}
        onClose={onClose}
      >
        <Typography variant="body2">
          {t('You need an app for codes on your phone. Password managers have one built in, too.')}
        </Typography>
      </SchemaDialog>
    );
  return (
    <SchemaDialog
      key="code"
      title={t('Scan this with your app')}
      schema={WithFactorCode}
      special={{ code: { label: t('Six digits from the app') } }}
      submitLabel={t('Turn on')}
      onSubmit={async (body) => onDone((await client.call('confirmSecondFactor', { body })).recoveryCodes)}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <QrCode text={setup.address} label={t('Square code for your app')} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t('If you cannot scan it, type this key into the app:')}{' '}
        <Box
          component="span"
          dir="ltr"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', color: 'text.primary' }}
        >
          {setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </Box>
      </Typography>
    </SchemaDialog>
  );
}
