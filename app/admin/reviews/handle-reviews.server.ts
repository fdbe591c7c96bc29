import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {z} from 'zod';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import {fail} from '~/core/result';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {fieldOf, parseForm, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {moderateReview} from './moderate-review.server';
import {MODERATION_COPY, moderationProblem} from './moderation-copy';
import {moderationPath, parseModerationRequest} from './moderation-request';
import {DECISIONS, MODERATION_LIMITS, PICTURE_FIELD, REMOVE_PICTURE, type ModerationResult} from './moderation-view';
import {removePicture} from './remove-picture.server';

// Browsers send two characters for each line break.
const text = z
  .string()
  .default('')
  .transform((typed) => typed.replaceAll('\r\n', '\n').trim());

const lengthOf = (typed: string): number => [...typed].length;

const ModerationSchema = z.object({
  review: z.uuid(),
  version: z.coerce.number().int().positive(),
  idempotencyKey: z.uuid(),
  reply: text.refine((typed) => lengthOf(typed) <= MODERATION_LIMITS.reply, MODERATION_COPY.replyLong),
  reason: text.refine((typed) => lengthOf(typed) <= MODERATION_LIMITS.reason, MODERATION_COPY.reasonLong),
});

const RemovalSchema = z.object({review: z.uuid(), [PICTURE_FIELD]: z.uuid(), [IDEMPOTENCY_KEY]: z.uuid()});

/** Handles a decision about a review, or the removal of one of its pictures. @throws Response for everyone but admins */
export async function handleReviews({context, request}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const form = await readStorableForm(request);
  if (fieldOf(form, INTENT) === REMOVE_PICTURE) return handleRemoval(context, request, userId, form);
  const decision = z.enum(DECISIONS).safeParse(fieldOf(form, INTENT)).data;
  const result: ModerationResult = {
    review: fieldOf(form, 'review') ?? '',
    values: {reply: fieldOf(form, 'reply') ?? '', reason: fieldOf(form, 'reason') ?? ''},
    errors: {},
    failure: null,
  };
  const fields = form && parseForm(form, ModerationSchema);
  if (!fields || !decision) return privateReply({...result, failure: moderationProblem({kind: 'used-up'}).notice}, 400);
  if (fields.status !== 'success') {
    const errors = {reply: fields.error?.['reply']?.[0], reason: fields.error?.['reason']?.[0]};
    return privateReply({...result, errors}, 400);
  }
  const {review: id, ...rest} = fields.value;
  if (decision === 'reject' && rest.reason === '')
    return privateReply({...result, errors: {reason: MODERATION_COPY.reasonMissing}}, 400);
  const outcome = await moderateReview(context, userId, {id, decision, ...rest});
  if (!outcome.ok) {
    const {notice, status} = moderationProblem(outcome.error);
    return privateReply({...result, failure: notice}, status);
  }
  context.flash.set(decision === 'publish' ? 'review-published' : 'review-rejected');
  return redirect(moderationPath(parseModerationRequest(request.url)), 303);
}

async function handleRemoval(context: AppContext, request: Request, userId: string, form: FormData | null) {
  const fields = RemovalSchema.safeParse(Object.fromEntries(form ?? []));
  const outcome = fields.success ? await removePicture(context, userId, fields.data) : fail({kind: 'used-up'} as const);
  if (outcome.ok) {
    context.flash.set('review-picture-removed');
    return redirect(moderationPath(parseModerationRequest(request.url)), 303);
  }
  const {notice, status} = moderationProblem(outcome.error);
  const result: ModerationResult = {
    review: fieldOf(form, 'review') ?? '',
    values: {reply: '', reason: ''},
    errors: {},
    failure: notice,
  };
  return privateReply(result, fields.success ? status : 400);
}
