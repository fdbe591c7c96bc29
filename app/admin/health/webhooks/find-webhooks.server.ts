import {z} from 'zod';
import {formatCount} from '~/core/format-count';
import {toMomentView} from '~/core/moments';
import {relativeTime} from '~/core/relative-time';
import type {AppContext} from '~/platform/context.server';
import {formatDuration} from '../measurements/format-metric';
import {bodyLabel, WEBHOOK_COPY} from './webhook-copy';
import type {DeadLetterView, WebhooksView} from './webhook-view';

const moment = z.string().nullable();

const HealthSchema = z.object({
  newest_occurred_at: moment,
  delay_ms: z.int().nullable(),
  outcomes: z.record(z.string(), z.int()),
  reconciled_at: moment,
});

const LetterSchema = z.object({
  id: z.int(),
  topic: z.string().nullable(),
  reason: z.string(),
  received_at: z.string(),
  digest: z.string(),
  characters: z.int(),
  same_reason: z.int(),
});

/** Finds what the page shows of the webhooks. @throws BackendUnavailable */
export async function findWebhooks(
  {backend}: Pick<AppContext, 'backend'>,
  userId: string,
  now: Date,
): Promise<WebhooksView> {
  const [healthRows, letterRows] = await Promise.all([
    backend.call('find_webhook_health', {p_actor_id: userId}),
    backend.call('find_dead_letters', {p_actor_id: userId}),
  ]);
  const [health] = z.tuple([HealthSchema]).parse(healthRows);
  const letters = z.array(LetterSchema).parse(letterRows);
  const counts = new Map(letters.map(({reason, same_reason: count}) => [reason, count]));
  const toAge = (at: string | null) => (at === null ? WEBHOOK_COPY.unknown : relativeTime(new Date(at), now.getTime()));
  return {
    facts: [
      [WEBHOOK_COPY.newest, toAge(health.newest_occurred_at)],
      [WEBHOOK_COPY.delay, health.delay_ms === null ? WEBHOOK_COPY.unknown : formatDuration(health.delay_ms)],
      [WEBHOOK_COPY.reconciled, toAge(health.reconciled_at)],
    ],
    outcomes: Object.entries(health.outcomes)
      .sort(([, left], [, right]) => right - left)
      .map(([outcome, count]) => [outcome.replaceAll('-', ' '), formatCount(count)]),
    letters: letters.map((letter) => toLetterView(letter, toAge(letter.received_at))),
    groups: [...counts].filter(([, count]) => count > 1).map(([reason, count]) => ({reason, count})),
  };
}

const toLetterView = (letter: z.infer<typeof LetterSchema>, age: string): DeadLetterView => ({
  id: letter.id,
  topic: letter.topic ?? WEBHOOK_COPY.noTopic,
  reason: letter.reason,
  at: toMomentView(letter.received_at, 'short'),
  age,
  body: bodyLabel(letter.digest, letter.characters),
});

/** Finds the ids of dead letters with a reason, the newest first. @throws BackendUnavailable */
export async function findLettersByReason(
  {backend}: Pick<AppContext, 'backend'>,
  userId: string,
  reason: string,
): Promise<readonly number[]> {
  const rows = await backend.call('find_dead_letters', {p_actor_id: userId, p_reason: reason});
  return rows.map(({id}) => id);
}
