/** What a new password may not be, beyond its length. */

/** Passwords that take fewer guesses than a million (zxcvbn's scores 0 and 1) are the first ones anybody tries. */
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

/**
 * Why a password may not be chosen, in words for the person; null when it may.
 *
 * @param email of the account
 * @param about other words a stranger would try first, such as names
 */
export async function passwordProblem(
  password: string,
  email: string,
  about: string[] = [],
): Promise<string | null> {
  const normal = password.normalize('NFKC').toLowerCase();
  const [local = ''] = email.split('@');
  if (normal === email || normal === local) return 'Choose a password that is not your e-mail address.';
  estimator ??= makeEstimator();
  const { score } = (await estimator).check(password.slice(0, looked), [email, local, ...about, 'hireday']);
  return score < leastScore
    ? 'This password is among the first that are tried. Add words, or let your browser suggest one.'
    : null;
}
