import { addresses } from '../../schemas/addresses.ts';
import { t } from '../../src/i18n/t.ts';
import { ObjectionPage } from './ObjectionPage.tsx';

/** Where someone takes an address back that was changed without them. */
export const KeepAddressPage = () => (
  <ObjectionPage
    address={addresses.keepAddress}
    call="objectToAddress"
    title={t('Take your address back')}
    text={t(
      'You then sign in with this address again. Every device is signed out. The password is removed, because the person who changed the address may know it, and so is every way in that was added since: passkeys, connected services, the code from an app, keys for other software.',
    )}
    action={t('Take my address back')}
    doneTitle={t('The address is yours again')}
    doneText={t('Every device is signed out, and the old password no longer works. Choose a new one now.')}
  />
);
