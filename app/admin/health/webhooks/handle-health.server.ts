import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {data} from '@shopify/remix-oxygen';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {AppContext} from '~/platform/context.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findLettersByReason} from './find-webhooks.server';
import {reconcileNow} from './reconcile-now.server';
import {replayDeadLetter} from './replay-dead-letter.server';
import {reconcileNotice, replayNotice, WEBHOOK_COPY, webhookProblem} from './webhook-copy';
import type {HealthIntent, ShownBody} from './webhook-view';

export interface HealthReply {
  readonly notice: Notice | null;
  readonly shown: ShownBody | null;
}

interface Reply extends Partial<HealthReply> {
  readonly status?: number;
}

/** Where a replay of many stops; the letters that are left stay on the list. */
const REPLAY_MS = 15_000;

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const FormSchema = z.discriminatedUnion('intent', [
  z.object({intent: z.literal('reconcile'), idempotencyKey: z.uuid()}),
  z.object({intent: z.literal('replay'), idempotencyKey: z.uuid(), id}),
  z.object({intent: z.literal('replay-all'), idempotencyKey: z.uuid(), reason: z.string().min(1).max(1_000)}),
  z.object({intent: z.literal('show-body'), id}),
]) satisfies z.ZodType<{intent: HealthIntent}>;

/** Handles the forms of the health page. @throws Response for everyone but admins */
export async function handleHealth({context, request}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const form = await readStorableForm(request);
  const fields = [INTENT, IDEMPOTENCY_KEY, 'id', 'reason'].map((name) => [name, fieldOf(form, name) ?? undefined]);
  const parsed = FormSchema.safeParse(Object.fromEntries(fields));
  const reply = parsed.success
    ? await nullIfUnavailable(context, () => handleForm(context, userId, parsed.data))
    : failWith(WEBHOOK_COPY.unreadable, 400);
  const {status = 200, notice = null, shown = null} = reply ?? failWith(WEBHOOK_COPY.unavailable, 503);
  return data({notice, shown} satisfies HealthReply, {status});
}

const failWith = (title: string, status: number): Reply => ({notice: {tone: 'error', title}, status});

async function handleForm(context: AppContext, actorId: string, form: z.infer<typeof FormSchema>): Promise<Reply> {
  switch (form.intent) {
    case 'reconcile': {
      const outcome = await reconcileNow(context, {actorId, key: form.idempotencyKey});
      if (outcome.ok) return {notice: reconcileNotice(outcome.value)};
      return {notice: webhookProblem(outcome.error), status: staffProblemStatus(outcome.error)};
    }
    case 'replay': {
      const outcome = await replayDeadLetter(context, {id: form.id, actorId, key: form.idempotencyKey});
      if (outcome.ok) return {notice: replayNotice({replayed: 1, refused: 0, failed: 0})};
      return {notice: webhookProblem(outcome.error), status: staffProblemStatus(outcome.error)};
    }
    case 'replay-all':
      return replayAll(context, actorId, form);
    case 'show-body': {
      const {reference: p_request_id} = context;
      const args = {p_actor_id: actorId, p_id: form.id, p_request_id};
      const text = (await context.backend.call('read_dead_letter', args)) as string | null;
      return text === null ? {notice: webhookProblem({kind: 'missing'}), status: 404} : {shown: {id: form.id, text}};
    }
  }
}

async function replayAll(
  context: AppContext,
  actorId: string,
  {reason, idempotencyKey: key}: {readonly reason: string; readonly idempotencyKey: string},
): Promise<Reply> {
  const stopAtMs = Date.now() + REPLAY_MS;
  const counts = {replayed: 0, refused: 0, failed: 0};
  for (const letter of await findLettersByReason(context, actorId, reason)) {
    if (Date.now() > stopAtMs) break;
    const outcome = await replayDeadLetter(context, {id: letter, actorId, key});
    if (outcome.ok) counts.replayed += 1;
    else counts[outcome.error.kind === 'refused' ? 'refused' : 'failed'] += 1;
  }
  return {notice: replayNotice(counts)};
}
