/** How often something may be tried. docs/decisions/brute-force.md says why these and what they add up to. */

import type { LimitedBy } from '../../schemas/calls/problem.ts';
import type { Window } from './tries.ts';

export interface RuleOfTries {
  /** Whose tries are counted. A rule by network has the network address as its only key. */
  by: LimitedBy;
  /** All of them have to have room. */
  windows: readonly Window[];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Codes of one network: a full hall may ask within a minute, before any mail has arrived. */
const fullHall: readonly Window[] = [
  { tries: 300, seconds: hour },
  { tries: 600, seconds: day },
];

/** Each rule counts by the key in its comment. */
export const rules = {
  /** Account and network address: what stops guessing from one place. */
  signInPair: {
    by: 'PERSON',
    windows: [
      { tries: 5, seconds: 15 * minute },
      { tries: 20, seconds: day },
    ],
  },
  /** Account, from addresses it has never been signed in from: what stops guessing from many places. */
  signInAccount: {
    by: 'ACCOUNT',
    windows: [
      { tries: 20, seconds: hour },
      { tries: 100, seconds: day },
    ],
  },
  /** Network address, for accounts that were not signed in there: what stops one password tried on many accounts. */
  signInNetwork: { by: 'NETWORK', windows: [{ tries: 100, seconds: 15 * minute }] },
  /** Network address, for accounts that were signed in there: other people's tries do not count against those. */
  signInSeenNetwork: { by: 'NETWORK', windows: [{ tries: 300, seconds: 15 * minute }] },
  /** User: the current password, asked for before something that cannot be undone. */
  currentPassword: { by: 'PERSON', windows: [{ tries: 10, seconds: 15 * minute }] },

  /** User: codes of the second factor, by someone who is signed in. */
  secondFactor: { by: 'PERSON', windows: [{ tries: 10, seconds: 15 * minute }] },

  /** Purpose, e-mail and network address: one code at a time, so that the first has time to arrive. */
  codePause: { by: 'PERSON', windows: [{ tries: 1, seconds: minute }] },
  /** Purpose, e-mail and network address. */
  codeSendPair: {
    by: 'PERSON',
    windows: [
      { tries: 5, seconds: hour },
      { tries: 8, seconds: day },
    ],
  },
  /** Purpose and e-mail, from places where the owner was not seen: above what twenty network addresses can ask for. */
  codeSend: {
    by: 'ACCOUNT',
    windows: [
      { tries: 110, seconds: hour },
      { tries: 170, seconds: day },
    ],
  },
  /** Network address: codes that nobody has typed. */
  codeSendNetwork: { by: 'NETWORK', windows: fullHall },
  /** The same for owners who were seen there: other people's codes do not count against theirs. */
  codeSendSeenNetwork: { by: 'NETWORK', windows: fullHall },

  /** Purpose and e-mail: wrong tries from unknown places, beyond which each code is good for one. */
  codeTry: { by: 'ACCOUNT', windows: [{ tries: 50, seconds: day }] },
  /** Network address: wrong tries, and right ones as long as they are being looked at. */
  codeTryNetwork: { by: 'NETWORK', windows: fullHall },
  /** The same for owners who were seen there. */
  codeTrySeenNetwork: { by: 'NETWORK', windows: fullHall },

  /** Network address: registrations that do not prove the e-mail address. */
  registerUnproved: { by: 'NETWORK', windows: [{ tries: 5, seconds: hour }] },
  /** Network address: accounts that were made. More than a fair has visitors are made by a program. */
  registerNetwork: { by: 'NETWORK', windows: [{ tries: 1000, seconds: hour }] },
} as const satisfies Record<string, RuleOfTries>;

export type Rule = keyof typeof rules;
