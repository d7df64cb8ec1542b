/** The promised day of an answer: the same day wherever its reader is, and late for nobody before their day is over. */
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { answerPromise } from '../../../resources/applications/answerPromise.ts';
import { answerDue } from '../../../resources/applications/board/boardRules.ts';
import { watchSentence } from '../../../resources/common/guaranteeWords.ts';
import { nearDay } from '../../../resources/common/standing/nearDay.ts';
import {
  answerDays,
  isDayOver,
  lastSecond,
  overEverywhere,
  promisedDay,
} from '../../../schemas/base/answerDay.ts';
import { daysUntil, localDay } from '../../../schemas/base/days.ts';
import { translators } from '../../../server/base/translators.ts';
import { applicationMail } from '../../../server/mail/templates/applicationMails.ts';
import { formatDate } from '../../../src/i18n/formatDate.ts';

/** UTC−12 (Baker Island), −11, −10, −8, −3, 0, +5:45, +12, +12:45, +14, some an hour more in summer. */
const zones = [
  'Etc/GMT+12',
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'UTC',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

const home = process.env.TZ;
afterAll(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

/** The day that someone in a zone would see. */
function inZone<T>(zone: string, see: () => T): T {
  process.env.TZ = zone;
  return see();
}

const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Every place that names a promised day by its date. */
const places = (day: string) => [
  formatDate(day, false, 'en-US'),
  watchSentence({
    ...{ reason: 'LATE_ANSWER', jobId: null, jobTitle: 'Baker', applicationId: null },
    ...{ dueOn: day, dueAt: overEverywhere(day), undecided: 0 },
  }),
  JSON.stringify(
    applicationMail(
      {
        ...{ jobTitle: 'Baker', employerName: 'Oven', stageName: 'Applied', rejectionReason: null },
        ...({ status: 'ACTIVE', source: 'APPLIED', answerBy: day } as const),
        ...{ isNew: true, recruiterName: null },
      },
      'https://hireday.example',
    )({ t: translators.en, locale: 'en' }),
  ),
];

describe('the promised day', () => {
  test('is told as the same day everywhere', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const day = promisedDay(now);
        const told = zones.map((zone) => inZone(zone, () => places(day)));
        for (const one of told) expect(one).toEqual(told[0]);
        const [, month, date] = day.split('-');
        for (const words of told[0] ?? []) expect(words).toMatch(new RegExp(`\\b${Number(date)}, 20`));
        expect(Number(month)).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  test('has the same name on both sides, by the calendar of the reader', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -20, max: 20 }), (now, away) => {
        const day = dayAfter(promisedDay(now), away);
        for (const zone of zones) {
          inZone(zone, () => {
            const given = { status: 'ACTIVE' as const, answerBy: day };
            const [candidate, recruiter] = [answerPromise(given, now, 'en'), answerDue(given, now, 'en')];
            const name = nearDay(day, localDay(now), 'en');
            expect(candidate?.words).toContain(name);
            expect(recruiter?.overdue).toBe(candidate?.overdue);
            if (!recruiter?.overdue) expect(recruiter?.words).toBe(`Answer by ${name}`);
          });
        }
      }),
      { numRuns: 100 },
    );
  });

  test('counts as broken only when it is over for every reader, and by noon UTC of the day after', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -3, max: 3 }), (now, away) => {
        const day = dayAfter(now.toISOString().slice(0, 10), away);
        const isBroken = isDayOver(day, now);
        expect(isBroken).toBe(now.toISOString() >= overEverywhere(day));
        expect(isBroken).toBe(now.getTime() >= Date.parse(lastSecond(day)) + 1000);
        for (const zone of zones) {
          const late = inZone(zone, () => answerPromise({ status: 'ACTIVE', answerBy: day }, now)?.overdue);
          expect(late).toBe(isBroken);
          // In every time zone, the day on which it closes comes after its last day.
          if (isBroken) expect(inZone(zone, () => localDay(now)) > day).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('is a week away, a day more or less by the reader’s calendar', () => {
    fc.assert(
      fc.property(moments, (now) => {
        for (const zone of zones) {
          const away = inZone(zone, () => daysUntil(promisedDay(now), localDay(now)));
          expect(Math.abs(away - answerDays)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 100 },
    );
  });
});
