import { fn } from 'storybook/test';
import type { Interview } from '../../schemas/interview.ts';

const times = ['2027-06-08T09:00:00.000Z', '2027-06-09T13:30:00.000Z', '2027-06-10T09:00:00.000Z'];

/** An interview as the API answers it. */
export const sampleInterview = (told: Partial<Interview> = {}): Interview => ({
  ...{ id: '01930000-0000-7000-8000-000000000901', applicationId: '01930000-0000-7000-8000-000000000902' },
  ...{ jobId: '01930000-0000-7000-8000-000000000903', jobTitle: 'Baker', employerName: 'Crust & Crumb' },
  ...{ recruiterName: 'Dana Reyes', candidateEmail: 'ana@example.com', candidateName: 'Ana Silva' },
  ...{ kind: 'VIDEO', minutes: 45, place: 'https://meet.example/room-7' },
  message: 'Bring your questions.\nWe talk about the ovens, too.',
  ...{ timeZone: 'Europe/Madrid', candidateTimeZone: null, proposedTimes: times, openTimes: times },
  ...{ startsAt: null, endsAt: null, status: 'PROPOSED', noneFits: null, cancelReason: null },
  ...{ sequence: 0, createdAt: '2027-06-01T09:00:00.000Z', updatedAt: '2027-06-01T09:00:00.000Z' },
  ...told,
});

/** The same with the first of its times picked. */
export const bookedInterview = (told: Partial<Interview> = {}): Interview =>
  sampleInterview({
    ...{ status: 'BOOKED', openTimes: [], sequence: 1, candidateTimeZone: 'Europe/Madrid' },
    ...{ startsAt: times[0] ?? null, endsAt: '2027-06-08T09:45:00.000Z' },
    ...told,
  });

/** Interviews that can be proposed, picked and cancelled. */
export function interviewsInMemory(...told: Interview[]) {
  let kept = told;
  const changed = (more: Partial<Interview>) => {
    kept = kept.map((one) => ({ ...one, ...more }));
    return kept[0];
  };
  return {
    interviews: fn(async () => kept),
    proposeInterview: fn(async ({ body }: { body: Partial<Interview> }) => {
      kept = [...kept, sampleInterview({ ...body, openTimes: body.proposedTimes ?? [] })];
      return kept.at(-1);
    }),
    changeInterview: fn(async ({ body }: { body: Partial<Interview> }) => changed(body)),
    cancelInterview: fn(async ({ body }: { body: { reason: string | null } }) =>
      changed({ status: 'CANCELLED', cancelReason: body.reason }),
    ),
    chooseInterviewTime: fn(async ({ body }: { body: { startsAt: string; timeZone: string } }) =>
      changed({ status: 'BOOKED', startsAt: body.startsAt, openTimes: [] }),
    ),
    refuseInterviewTimes: fn(async ({ body }: { body: { text: string } }) =>
      changed({ status: 'PROPOSED', noneFits: body.text }),
    ),
    interviewCalendar: fn(async () => new Blob(['BEGIN:VCALENDAR'])),
  };
}
