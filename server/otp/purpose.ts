/** What a one-time code, and the token it is exchanged for, is good for. */
export type CodePurpose = 'EMAIL_VERIFY' | 'FORGOT_PASSWORD';
