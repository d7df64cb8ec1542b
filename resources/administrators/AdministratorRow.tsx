import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Administrator } from '../../schemas/administrator.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { Initials } from '../../src/components/values/Initials.tsx';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { administratorName } from './administratorsQuery.ts';

/** An act about an administrator. */
export type AdministratorAct = 'name' | 'owner' | 'remove';

interface AdministratorRowProps {
  administrator: Administrator;
  isYou: boolean;
  /** Whether the reader may remove them, and make them the owner. */
  mayRemove: boolean;
  onAct: (act: AdministratorAct) => void;
}

/** One administrator of the list. */
export function AdministratorRow({ administrator, isYou, mayRemove, onAct }: AdministratorRowProps) {
  const name = administratorName(administrator);
  const { administratorEmail: email, isOwner, lastSignInAt } = administrator;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
    >
      <Initials name={name} size={36} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {isYou ? t('{name} (you)', { name }) : name}
          </Typography>
          {isOwner && <ToneChip tone="neutral">{t('Owner')}</ToneChip>}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {name !== email && `${email} · `}
          {lastSignInAt ? (
            <>
              {t('signed in')} <DateText value={lastSignInAt} relative />
            </>
          ) : (
            t('no sign-in so far')
          )}
        </Typography>
      </Box>
      {isYou && (
        <Button size="small" onClick={() => onAct('name')}>
          {t('Change your name')}
        </Button>
      )}
      {mayRemove && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" aria-label={t('Make owner: {name}', { name })} onClick={() => onAct('owner')}>
            {t('Make owner')}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={t('Remove {name}', { name })}
            onClick={() => onAct('remove')}
          >
            {t('Remove')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
