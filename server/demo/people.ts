/**
 * Thirty invented candidates for the demo data, in three families of trades: software, nursing and finance. Within a
 * family the jobs overlap, so that each finds people who fit well, in part and not quite, and more of them as people
 * register through the month. People, schools and firms are made up; the telephone numbers lead nowhere.
 */

import { accountants } from './people/accountants.ts';
import { backendEngineers } from './people/backendEngineers.ts';
import { emergencyNurses } from './people/emergencyNurses.ts';
import { financialAnalysts } from './people/financialAnalysts.ts';
import { intensiveCareNurses } from './people/intensiveCareNurses.ts';
import type { DemoPerson } from './people/person.ts';
import { platformEngineers } from './people/platformEngineers.ts';
import { webAndDataEngineers } from './people/webAndDataEngineers.ts';

/** The first one is the demo account for candidates. */
export const demoPeople: readonly DemoPerson[] = [
  ...backendEngineers,
  ...webAndDataEngineers,
  ...platformEngineers,
  ...intensiveCareNurses,
  ...emergencyNurses,
  ...accountants,
  ...financialAnalysts,
];

/** The one a visitor can sign in as: never left without something to decide. */
export const visitorEmail = demoPeople[0]?.email;
