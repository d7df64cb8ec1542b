/**
 * Places of work that one position has one of: a nurse of telemetry who mentions intensive care has worked in telemetry.
 * Each line is one place with its other names.
 */
import { termsOf } from '../tokens.ts';

const lines = `
intensive care|ICU|critical care|CCU|MICU|SICU|CVICU
neonatal intensive care|NICU
pediatric intensive care|PICU
emergency room|emergency department|ER|ED|emergency
telemetry
step-down|progressive care|PCU
medical-surgical|med surg|med-surg
labor and delivery|L&D|obstetrics|postpartum|mother-baby
operating room|perioperative|surgery|OR
post-anesthesia|PACU
oncology|hematology
dialysis
hospice|palliative care
home health|home care
long-term care|nursing home|care home|skilled nursing|assisted living
psychiatry|psychiatric|behavioral health
pediatrics|pediatric
rehabilitation|rehab
school nurse|school health
outpatient clinic|ambulatory care
early childhood|preschool|kindergarten
elementary school|elementary
middle school
high school
`;

const settings = lines
  .trim()
  .split('\n')
  .flatMap((line, place) => line.split('|').map((name) => ({ place, terms: termsOf(name) })))
  .sort((a, b) => b.terms.length - a.terms.length);

/** Which of the places some terms name; null for none. */
export function settingOf(terms: readonly string[]): number | null {
  for (const { place, terms: named } of settings)
    for (let at = 0; at + named.length <= terms.length; at += 1)
      if (named.every((term, i) => terms[at + i] === term)) return place;
  return null;
}
