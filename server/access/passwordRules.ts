/** Rules for a new password, beyond its length. */

/** Passwords that take fewer guesses than a million (zxcvbn's scores 0 and 1) are the first ones anyone tries. */
const leastScore = 2;

/** Longer ones cost much to look at and are no likelier to be common. */
const looked = 64;

async function makeEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Its word lists take some 30 MB, so they are read when the first password is chosen. */
let estimator: ReturnType<typeof makeEstimator> | undefined;

/** Has the word lists read, so that rating the first password does not have to wait for them. */
export function loadEstimator(): ReturnType<typeof makeEstimator> {
  estimator ??= makeEstimator();
  return estimator;
}

export interface NewPassword {
  password: string;
  /** Of the account. */
  email: string;
  /** Other words a stranger would try first, such as names. */
  about?: string[];
}

/**
 * Why a password may not be chosen, in words for the person; null when it may.
 *
 * @throws PoolBusy when too many are being rated
 */
export type RatePassword = (given: NewPassword) => Promise<string | null>;

/** Takes some milliseconds of the thread it runs on: see passwordRater.ts. */
export const passwordProblem: RatePassword = async ({ password, email, about = [] }) => {
  const normal = password.normalize('NFKC').toLowerCase();
  const [local = ''] = email.split('@');
  if (normal === email || normal === local) return 'Choose a password that is not your e-mail address.';
  const { score } = (await loadEstimator()).check(password.slice(0, looked), [
    email,
    local,
    ...about,
    'hireday',
  ]);
  return score < leastScore
    ? 'This password is among the first that attackers try. Add words, or let your browser suggest one.'
    : null;
};
