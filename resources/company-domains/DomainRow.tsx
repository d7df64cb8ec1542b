import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type CompanyDomain, DomainMethod } from '../../schemas/companyDomain.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { DomainRecord } from './DomainRecord.tsx';
import { useDomainsChanged } from './domainsQuery.ts';
import { LetInSwitch } from './LetInSwitch.tsx';

/** Since when and how it is proved, and until when. */
const Proof = ({ domain: { provedAt, method, goodUntil, isTrial } }: { domain: CompanyDomain }) => (
  <Typography variant="body2" color="text.secondary">
    {isTrial
      ? t('Proved in the trial: no DNS record was looked up')
      : method && choiceWords(DomainMethod, method, t)}{' '}
    · {t('since')} <DateText value={provedAt} />
    {goodUntil && (
      <>
        {' · '}
        {t('good until')} <DateText value={goodUntil} />
      </>
    )}
  </Typography>
);

function RemoveButton({ domain: { id, domain, provedAt } }: { domain: CompanyDomain }) {
  const { client } = useServices();
  const changed = useDomainsChanged();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await client.call('removeCompanyDomain', { params: { id } });
      await changed();
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
    }
    setBusy(false);
    setAsked(false);
  };
  return (
    <>
      <IconButton aria-label={t('Take {domain} away', { domain })} onClick={() => setAsked(true)}>
        <DeleteOutline fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={isAsked}
        title={t('Take {domain} away?', { domain })}
        confirmLabel={t('Take away')}
        destructive
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      >
        {provedAt === null
          ? t('Its DNS record is no longer looked for.')
          : t('Candidates no longer see it with your company, and another company can prove it.')}
      </ConfirmDialog>
    </>
  );
}

/** A domain: proved, or with the record that proves it; and whether its people are let in. */
export function DomainRow({ domain }: { domain: CompanyDomain }) {
  const isProved = domain.provedAt !== null;
  const isEnding = domain.method === 'DNS' && domain.goodUntil !== null;
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
            <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {domain.domain}
            </Typography>
            <ToneChip tone={isProved ? 'positive' : 'neutral'}>
              {isProved ? t('Proved') : t('Not proved')}
            </ToneChip>
          </Box>
          {isProved && <Proof domain={domain} />}
        </Box>
        <RemoveButton domain={domain} />
      </Box>
      {isEnding && (
        <Alert severity="warning">
          {t('The record is gone. Put it back by the day above, or the domain is no longer proved.')}
        </Alert>
      )}
      {(!isProved || isEnding) && <DomainRecord domain={domain} />}
      {isProved ? (
        <Typography variant="body2" color="text.secondary">
          {t('Recruiters with an address at {domain} come in at once.', { domain: domain.domain })}
        </Typography>
      ) : (
        <LetInSwitch domain={domain} />
      )}
    </Box>
  );
}
