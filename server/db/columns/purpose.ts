/** What a one-time code, and the token it is exchanged for, is good for. */
export type CodePurpose = 'EMAIL_VERIFY' | 'FORGOT_PASSWORD';

/** What a token is good for: LEAVE is given for the password, typed again. */
export type ProofPurpose = CodePurpose | 'LEAVE';
