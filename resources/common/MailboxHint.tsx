import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { readSiteConfig } from '../../src/client/siteConfig.ts';
import { t } from '../../src/i18n/t.ts';

/** Says where codes are on a machine without a mail server; nothing anywhere else. */
export function MailboxHint() {
  const [isHere] = useState(() => readSiteConfig().devMailbox);
  if (!isHere) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button
          href="/dev/mailbox"
          target="_blank"
          rel="noopener"
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('Open the mailbox')}
        </Button>
      }
    >
      {t('This machine does not send e-mail. The code is in its own mailbox.')}
    </Alert>
  );
}
