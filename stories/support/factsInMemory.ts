import type { CandidateCorrections } from '../../schemas/factCorrections.ts';
import { type FactKind, factEntries } from '../../schemas/factEntries.ts';
import type { ResumeReading } from '../../schemas/facts.ts';

const read = (id: string, quote: string) => ({ id, quote, said: false });

/** The facts of a nurse, as they were read. */
export const sampleReading = (more: Partial<ResumeReading> = {}): ResumeReading => ({
  highestLevelOfEducation: 'BACHELOR',
  positions: [
    {
      ...{ title: 'Critical Care Nurse', employer: 'Bayou Medical Center', from: '2019-03', to: '2026-11' },
      ...{ current: true, ...read('icu', 'Critical Care Nurse, Bayou Medical Center, Mar 2019 – present') },
    },
    {
      ...{
        title: 'Staff Nurse',
        employer: 'Lagoon Hospital',
        from: '2015-06',
        to: '2019-02',
        current: false,
      },
      ...read('ward', 'Lagoon Hospital — Staff Nurse (06/2015–02/2019)'),
    },
  ],
  education: [
    {
      ...{ level: 'BACHELOR' as const, field: 'Nursing', school: 'University of Lagos' },
      ...read('bsn', 'BSN, University of Lagos'),
    },
  ],
  languages: [{ name: 'English', level: 'native', ...read('en', 'English (native), Yoruba') }],
  licences: [{ name: 'RN License', ...read('rn', 'RN License, Texas') }],
  places: [
    { name: 'Houston, TX', country: 'US', ...read('houston', 'Houston, TX') },
    { name: 'Lagos', country: 'NG', ...read('lagos', 'Lagos') },
  ],
  skills: [
    {
      name: 'Ventilator management',
      ...read('ventilators', 'Ventilator management on a ward of twelve beds'),
    },
    { name: 'Patient education', id: 'education', quote: null, said: true },
  ],
  removed: [],
  hasHiddenText: true,
  isInUnreadLanguage: true,
  ...more,
});

/** A reading that is corrected as the server would, as far as lists go. */
export function factsInMemory(reading = sampleReading()) {
  let now = reading;
  let added = 0;
  const change = (kind: FactKind, changes: readonly { id?: string | null; is?: object | null }[]) => {
    for (const { id, is } of changes) {
      const before = now[kind].find((fact) => fact.id === id);
      const rest = now[kind].filter((fact) => fact.id !== id);
      const at = before ? now[kind].findIndex((fact) => fact.id === id) : rest.length;
      const from =
        kind === 'positions' && is && 'from' in is ? { current: !('to' in is) || is.to === null } : {};
      const said = { quote: before?.quote ?? null, ...is, ...from, id: id ?? `added-${++added}`, said: true };
      const original = reading[kind].find((fact) => fact.id === id);
      const back = is === undefined ? original : is === null ? undefined : said;
      const removed = now.removed.filter((fact) => fact.id !== id);
      now = {
        ...now,
        [kind]: back ? rest.toSpliced(at, 0, back as (typeof rest)[number]) : rest,
        removed:
          is === null && original
            ? [...removed, { kind, id: original.id, name: 'title' in original ? original.title : kind }]
            : removed,
      };
    }
  };
  return {
    read: () => now,
    correct: (body: CandidateCorrections) => {
      for (const kind of Object.keys(factEntries) as FactKind[]) {
        const changes = body[kind];
        if (changes) change(kind, changes);
      }
    },
  };
}
