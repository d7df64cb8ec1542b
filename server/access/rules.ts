/** How often something may be tried. docs/decisions/brute-force.md says why these and what they add up to. */

/** So many tries in so many seconds. */
interface Window {
  tries: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Each rule counts by the key in its comment. All its windows have to have room. */
export const rules = {
  /** Account and network address: what stops guessing from one place. */
  signInPair: [
    { tries: 5, seconds: 15 * minute },
    { tries: 20, seconds: day },
  ],
  /** Account, from addresses it has never been signed in from: what stops guessing from many places. */
  signInAccount: [
    { tries: 20, seconds: hour },
    { tries: 100, seconds: day },
  ],
  /** Network address: what stops one password tried on many accounts. */
  signInAddress: [{ tries: 100, seconds: 15 * minute }],
  /** User: the current password, asked for before something that cannot be undone. */
  currentPassword: [{ tries: 10, seconds: 15 * minute }],

  /** User: codes of the second factor, by someone who is signed in. */
  secondFactor: [{ tries: 10, seconds: 15 * minute }],

  /** Purpose, e-mail and network address: one code at a time, so that the first has time to arrive. */
  codePause: [{ tries: 1, seconds: minute }],
  /** Purpose, e-mail and network address. */
  codeSendPair: [
    { tries: 5, seconds: hour },
    { tries: 8, seconds: day },
  ],
  /** Purpose and e-mail, from places where the owner was not seen: above what twenty network addresses can ask for. */
  codeSend: [
    { tries: 110, seconds: hour },
    { tries: 170, seconds: day },
  ],
  /** Network address: codes that nobody has typed. */
  codeSendAddress: [{ tries: 120, seconds: hour }],

  /** Purpose and e-mail: wrong tries from unknown places, beyond which each code is good for one. */
  codeTry: [{ tries: 50, seconds: day }],
  /** Network address: wrong tries. */
  codeTryAddress: [{ tries: 120, seconds: hour }],

  /** Network address: registrations that do not prove the e-mail address. */
  registerUnproved: [{ tries: 5, seconds: hour }],
} as const satisfies Record<string, readonly Window[]>;

export type Rule = keyof typeof rules;
