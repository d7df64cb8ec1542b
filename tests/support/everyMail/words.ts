/** The names and texts that a set of mails is filled in with. */
export interface MailWords {
  job: string;
  employer: string;
  /** Of the employer; writes, proposes, decides. */
  recruiter: string;
  /** Another recruiter of the same employer. */
  colleague: string;
  candidate: string;
  guest: string;
  /** Lines that a person wrote. */
  text: string;
  /** A key, a passkey, a file, a saved search. */
  label: string;
  /** A stage that a company named itself. */
  stage: string;
  domain: string;
}

/** As long as names of people, companies and jobs usually are. */
export const usualWords: MailWords = {
  job: 'Senior Backend Engineer',
  employer: 'Larkfield Health',
  recruiter: 'Dana Whitfield',
  colleague: 'Owen Brandt',
  candidate: 'Rosa Delgado',
  guest: 'Marta Quist',
  text: 'Could we talk on Thursday?\n\nI look forward to it.',
  label: 'Night shifts',
  stage: 'Interview',
  domain: 'larkfield.example',
};

/** No words of any language, so that only words of ours are left to look at. */
export const nonsense: MailWords = {
  job: 'Zxqv',
  employer: 'Qwzx',
  recruiter: 'Xqzw',
  colleague: 'Vqxz',
  candidate: 'Zwqx',
  guest: 'Wqzv',
  text: 'Zxqv\n\nQwzx',
  label: 'Xzwq',
  stage: 'Interview',
  domain: 'qwzx.example',
};

export const appUrl = 'https://hireday.example';
export const stop = {
  url: `${appUrl}/unsubscribe/mailNews.1.xyz`,
  settingsUrl: `${appUrl}/dashboard/candidate/profile/?edit=notices`,
};
export const code = '271828';
export const roles = ['CANDIDATE', 'RECRUITER', 'EMPLOYER'] as const;
