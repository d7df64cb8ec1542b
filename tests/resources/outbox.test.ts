/** Decisions that do not reach the server are kept, sent in their order once it answers, and named when it refuses them. */
import { describe, expect, test } from 'vitest';
import { movesIn } from '../../resources/applications/board/waitingMoves.ts';
import { sendOrForget, sendOrKeep } from '../../resources/common/waiting/sendOrKeep.ts';
import { decidedIn, shownOf } from '../../resources/daily-candidates/decide/waitingPicks.ts';
import { ApiError, unreachable } from '../../src/client/apiError.ts';
import { createOutbox, type NewDecision } from '../../src/client/outbox.ts';
import { waitingKey } from '../../src/client/waitingSign.ts';

const storageKey = waitingKey('ada@example.com', 'RECRUITER');

/** A browser and a server that answers as it is asked to. */
function scene(kept = new Map<string, string>()) {
  const sent: string[] = [];
  const state: { error: unknown; isOffline: boolean } = { error: undefined, isOffline: false };
  const timers: (() => void)[] = [];
  const open = () =>
    createOutbox({
      client: {
        request: async (name, args) => {
          if (state.error) throw state.error;
          sent.push(`${name} ${args?.params?.id ?? args?.idempotencyKey ?? ''}`);
          return new Response();
        },
      },
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      storageKey,
      now: () => 0,
      later: (callback) => {
        timers.push(callback);
        return () => void timers.splice(timers.indexOf(callback), 1);
      },
      exclusively: (act) => act(),
      isOffline: () => state.isOffline,
    });
  return { sent, state, timers, kept, open };
}

const save = (id: string): NewDecision => ({
  call: 'setDailyCandidateStatus',
  args: { params: { id }, query: { status: 'SAVED' } },
  about: [id],
  names: [`Name of ${id}`],
  shown: shownOf(
    { status: 'SAVED', reasons: [], snoozedUntil: null },
    { status: 'NEW', reasons: [], snoozedUntil: null },
  ),
});

const problem = (status: number) =>
  new ApiError({ status, code: 'ILLEGAL_MOVE', title: 'Not possible', detail: 'They withdrew.' });

test('a decision waits while the server is away, over a reload, and is sent in its order when it answers', async () => {
  const { sent, state, kept, open, timers } = scene();
  state.error = unreachable();
  const outbox = open();
  await sendOrKeep(outbox, save('a'), () => Promise.reject(unreachable()));
  // It waits behind the first, though it could be sent by now.
  await sendOrKeep(outbox, save('b'), () => Promise.resolve());
  await outbox.flush();
  expect(sent).toEqual([]);
  expect(timers).not.toEqual([]);
  expect(kept.size).toBe(1);

  const later = open();
  expect(later.list().map(({ about }) => about)).toEqual([['a'], ['b']]);
  expect(decidedIn(later.list())).toEqual(new Set(['a', 'b']));
  const arrived: number[] = [];
  later.onSent((count) => arrived.push(count));
  state.error = undefined;
  await later.flush();
  expect(sent).toEqual(['setDailyCandidateStatus a', 'setDailyCandidateStatus b']);
  expect(arrived).toEqual([2]);
  expect(kept.size).toBe(0);

  // Another tab that knew of them sends none again.
  await outbox.flush();
  expect(sent).toHaveLength(2);
});

test('a decision that the server refuses is named with its reason, and the others go on', async () => {
  const { sent, state, open } = scene();
  const outbox = open();
  outbox.add(save('a'));
  outbox.add(save('b'));
  const refused: unknown[] = [];
  outbox.onRefused(({ names }, error) => {
    refused.push(names, error);
    state.error = undefined;
  });
  state.error = problem(409);
  await outbox.flush();
  expect(refused).toEqual([['Name of a'], problem(409)]);
  expect(sent).toEqual(['setDailyCandidateStatus b']);
});

test.each([0, 401, 429, 502, 503, 504])('an answer of %d leaves it waiting', async (status) => {
  const { state, open } = scene();
  const outbox = open();
  outbox.add(save('a'));
  state.error = status === 0 ? unreachable() : problem(status);
  await outbox.flush();
  expect(outbox.list()).toHaveLength(1);
});

describe('a decision made now', () => {
  test('is refused at once where the server answers', async () => {
    const outbox = scene().open();
    await expect(sendOrKeep(outbox, save('a'), () => Promise.reject(problem(409)))).rejects.toThrow(
      'withdrew',
    );
    expect(outbox.list()).toEqual([]);
  });

  test('is not tried where the browser knows that it has no network', async () => {
    const { state, open } = scene();
    state.isOffline = true;
    const outbox = open();
    const unsent = () => Promise.reject(new Error('It was sent.'));
    await sendOrKeep(outbox, save('a'), unsent);
    await sendOrForget(outbox, unsent);
    expect(outbox.list()).toHaveLength(1);
  });

  test('lives as long as its page where the browser keeps nothing', async () => {
    const { sent, open } = scene(
      new (class extends Map<string, string> {
        override set(): this {
          throw new Error('No storage.');
        }
      })(),
    );
    const outbox = open();
    outbox.add(save('a'));
    await outbox.flush();
    expect(sent).toEqual(['setDailyCandidateStatus a']);
  });
});

test('several moved together are sent once, by a key, and shown on the board of their job alone', async () => {
  const { sent, open } = scene();
  const outbox = open();
  outbox.add({
    call: 'changeApplications',
    args: { body: { ids: ['a', 'b'], stageId: 's', notify: true } },
    about: ['a', 'b'],
    names: ['Ana', 'Ben'],
    shown: { jobId: 'job', move: { kind: 'stage', stageId: 's' } },
  });
  expect(movesIn(outbox.list(), 'job').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(movesIn(outbox.list(), 'other')).toEqual([]);
  await outbox.flush();
  expect(sent).toEqual([expect.stringMatching(/^changeApplications .{36}$/)]);
});

test('what is kept unreadably is not sent', () => {
  expect(
    scene(new Map([[storageKey, JSON.stringify({ at: 0, values: [{ call: 'delete' }] })]]))
      .open()
      .list(),
  ).toEqual([]);
});
