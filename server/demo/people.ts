/**
 * Thirty invented candidates for the demo data: for each of the ten demo jobs one who fits well, one who fits in
 * part and one who does not quite. People, schools and firms are made up; the telephone numbers lead nowhere.
 */

import { constructionPeople } from './people/construction.ts';
import { creativePeople } from './people/creative.ts';
import { educationPeople } from './people/education.ts';
import { financePeople } from './people/finance.ts';
import { healthcarePeople } from './people/healthcare.ts';
import { hospitalityPeople } from './people/hospitality.ts';
import { officePeople } from './people/office.ts';
import { salesPeople } from './people/sales.ts';
import { technologyPeople } from './people/technology.ts';
import type { DemoPerson } from './person.ts';

/** The first one is the demo account for candidates. */
export const demoPeople: readonly DemoPerson[] = [
  ...technologyPeople,
  ...healthcarePeople,
  ...financePeople,
  ...educationPeople,
  ...salesPeople,
  ...creativePeople,
  ...officePeople,
  ...hospitalityPeople,
  ...constructionPeople,
];
