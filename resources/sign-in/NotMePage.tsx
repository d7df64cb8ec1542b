import { addresses } from '../../schemas/addresses.ts';
import { t } from '../../src/i18n/t.ts';
import { ObjectionPage } from './ObjectionPage.tsx';

/** Where someone says that a new way into their account is not theirs. */
export const NotMePage = () => (
  <ObjectionPage
    address={addresses.notMe}
    call="objectToWayIn"
    title={t('Was this not you?')}
    text={t(
      'Then what the e-mail told you about is undone, and every device is signed out. The password is removed, because the person who did this may know it; you choose a new one right after.',
    )}
    action={t('This was not me')}
    doneTitle={t('It is undone')}
    doneText={t(
      'Every device is signed out, and the old password no longer works. Choose a new one now: you are shown what else was added to your account lately.',
    )}
  />
);
