/** The purposes of a one-time code, and of the token it is exchanged for. */
export type CodePurpose = 'EMAIL_VERIFY' | 'FORGOT_PASSWORD';

type OpenIdPurpose = 'OPENID_SIGN_IN' | 'OPENID_LINK' | 'OPENID_CONFIRM' | 'OPENID_REGISTER';

/** The purpose of a token: LEAVE is given for the password, typed again; the others are challenges that a passkey signs, and steps of signing in with another service. */
export type ProofPurpose = CodePurpose | 'LEAVE' | 'PASSKEY_ADD' | 'PASSKEY_SIGN_IN' | OpenIdPurpose;
