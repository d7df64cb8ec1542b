import Box from '@mui/material/Box';
import { addresses } from '../../../schemas/addresses.ts';
import { t } from '../../i18n/t.ts';
import { LinkButton } from './LinkButton.tsx';
import { forMembers, forStrangers } from './signedIn.ts';

/** One way in for each role; a way back for people who are signed in. On the brand's background. */
export function CallToAction() {
  return (
    <>
      <Box className={forMembers}>
        <LinkButton href={addresses.dashboard} look="sun">
          {t('Go to dashboard')}
        </LinkButton>
      </Box>
      <Box className={forStrangers} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton href="/register?as=hiring" look="sun">
          {t('I am hiring')}
        </LinkButton>
        <LinkButton href="/register?as=candidate" look="onBrand">
          {t('I am looking for work')}
        </LinkButton>
      </Box>
    </>
  );
}
