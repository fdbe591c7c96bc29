import {z} from 'zod';
import {processPayload} from '~/orders/sync/webhooks/process-payload.server';
import type {AppContext} from '~/platform/context.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';

const DeadLetterSchema = z.object({
  is_replayed: z.boolean(),
  body: z.string().nullable(),
  topic: z.string().nullable(),
  shop: z.string().nullable(),
  event_id: z.string().nullable(),
  triggered_at: z.string().nullable(),
});

type DeadLetter = z.infer<typeof DeadLetterSchema>;

/** Who replays which dead letter. */
interface Replay {
  readonly id: number;
  readonly actorId: string;
  /** The idempotency key of the form. */
  readonly key: string;
}

/**
 * Handles a dead letter by the handler of its webhook, for admins only. If that succeeds, the letter leaves the list and
 * its body is deleted; a letter that was replayed before is left alone.
 */
export function replayDeadLetter(context: AppContext, {id, actorId, key}: Replay) {
  const {backend} = context;
  const operation: StaffOperation<DeadLetter> = {
    async read() {
      const [row] = await backend.call('find_dead_letter', {p_id: id});
      return row ? DeadLetterSchema.parse(row) : null;
    },
    isDone: ({is_replayed: isReplayed}) => isReplayed,
    isPossible: ({body}) => body !== null,
    async send(letter) {
      // One id per letter: if the outcome of an earlier replay was lost, this one is a duplicate.
      const delivery = {
        webhook_id: `replay-${id}`,
        event_id: letter.event_id,
        topic: letter.topic ?? '',
        shop: letter.shop ?? '',
        triggered_at: letter.triggered_at,
      };
      const outcome = await processPayload(context, delivery, letter.body ?? '');
      if (outcome.kind === 'unprocessable') return [outcome.reason];
      await backend.call('finish_dead_letter', {p_id: id});
      return [];
    },
    toAuditState: ({is_replayed: isReplayed}) => ({replayed: isReplayed}),
  };
  const claim = {
    actorId,
    key: `${key} ${id}`,
    action: 'webhook.replay',
    target: `dead-letter:${id}`,
    details: {},
  } as const;
  return executeStaffOperation(context, claim, operation);
}
