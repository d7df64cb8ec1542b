import { OpenIdCard } from './OpenIdCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** Everything that opens an account beside its password, and where it is open. */
export const WaysIn = ({ email }: { email: string }) => (
  <>
    <PasskeysCard email={email} />
    <OpenIdCard email={email} />
    <SecondFactorCard email={email} />
    <SessionsCard />
  </>
);
