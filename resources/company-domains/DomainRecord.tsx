import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CompanyDomain, RecordLookup } from '../../schemas/companyDomain.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { readSiteConfig } from '../../src/client/siteConfig.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { useDomainsChanged } from './domainsQuery.ts';

const lookupWords: Readonly<Record<RecordLookup, () => string>> = {
  FOUND: () => t('The record is there.'),
  MISSING: () => t('The record is not there yet. It can take an hour until a new one is seen everywhere.'),
  UNREACHABLE: () => t('The name servers of the domain did not answer. Try again in a few minutes.'),
};

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify(t('Copied.'), { kind: 'success' });
  } catch {
    // A browser may refuse the clipboard; then the text itself is of use.
    notify(text, { duration: null });
  }
}

/** A part of the record, with a button to copy it. */
const RecordPart = ({ name, text }: { name: string; text: string }) => (
  <>
    <Typography component="dt" variant="body2" color="text.secondary">
      {name}
    </Typography>
    <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, alignItems: 'center', minWidth: 0 }}>
      <Box component="code" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {text}
      </Box>
      <IconButton size="small" aria-label={t('Copy: {what}', { what: name })} onClick={() => void copy(text)}>
        <CopyIcon fontSize="small" />
      </IconButton>
    </Box>
  </>
);

/** The DNS record that proves a domain, and a look whether it is there. */
export function DomainRecord({ domain }: { domain: CompanyDomain }) {
  const { client } = useServices();
  const changed = useDomainsChanged();
  const [busy, setBusy] = useState(false);
  const { id, domain: name, recordName, recordValue, lookup, checkedAt } = domain;
  const look = async () => {
    setBusy(true);
    try {
      await client.call('checkCompanyDomain', { params: { id } });
      await changed();
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
    }
    setBusy(false);
  };
  return (
    <Box
      component="section"
      aria-label={t('{domain} by a DNS record', { domain: name })}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, justifyItems: 'start' }}
    >
      <Typography component="h4" variant="subtitle2">
        {t('Prove it by a DNS record')}
      </Typography>
      {readSiteConfig().testDomains && (
        <Alert severity="info">
          {t('Trial: on this machine no DNS record is looked up, and checking proves any domain.')}
        </Alert>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '64ch' }}>
        {t(
          'Add this record where your domain is managed, then check. The domain stays proved for as long as the record is there.',
        )}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          width: '100%',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
          columnGap: 2,
          alignItems: 'center',
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'surface.sunken',
        }}
      >
        <RecordPart name={t('Type')} text="TXT" />
        <RecordPart name={t('Name')} text={recordName} />
        <RecordPart name={t('Text')} text={recordValue} />
      </Box>
      <Button variant="outlined" loading={busy} onClick={() => void look()}>
        {t('Check now')}
      </Button>
      <Typography variant="body2" role="status">
        {lookup && checkedAt && (
          <>
            {lookupWords[lookup]()} ({t('looked up')} <DateText value={checkedAt} relative />)
          </>
        )}
      </Typography>
    </Box>
  );
}
