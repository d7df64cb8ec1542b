/** The purposes of a one-time code, and of the token it is exchanged for. */
export type CodePurpose = 'EMAIL_VERIFY' | 'FORGOT_PASSWORD';

/** The purpose of a token: LEAVE is given for the password, typed again. */
export type ProofPurpose = CodePurpose | 'LEAVE';
