import {z} from 'zod';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {changeOrderTag} from '~/orders/commands/change-order-tag.server';
import type {TaggedOrder, TagOutcome} from '~/orders/commands/order-action';
import {parseOrderTag} from '~/orders/commands/order-tag';
import {TAG_PROBLEMS} from '~/orders/commands/order-tag-copy';
import {staffOrderNotice, STAFF_ORDER_COPY} from '~/orders/commands/staff-order-copy';
import type {AppContext} from '~/platform/context.server';
import {fieldOf} from '~/platform/form.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {ORDER_TAGS_COPY} from '../order-details-copy';
import {ADD_ORDER_TAG, ORDER_TAG, REMOVE_ORDER_TAG} from './order-tag-fields';

/** Adds a tag to an order or removes one, once. Returns null for a form that is about something else. */
export async function handleOrderTag(
  context: Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>,
  form: FormData,
  {orderId, actorId}: TaggedOrder,
): Promise<TagOutcome | null> {
  const intent = fieldOf(form, INTENT);
  if (intent !== ADD_ORDER_TAG && intent !== REMOVE_ORDER_TAG) return null;
  const entered = fieldOf(form, ORDER_TAG) ?? '';
  const values = {[INTENT]: intent, [ORDER_TAG]: entered};
  const key = z.uuid().safeParse(fieldOf(form, IDEMPOTENCY_KEY)).data;
  const tag = parseOrderTag(entered);
  if (!tag.ok)
    return {notice: null, result: {fieldErrors: {[ORDER_TAG]: TAG_PROBLEMS[tag.error]}, values}, status: 400};
  if (!key) {
    const failure: Notice = {tone: 'error', title: ORDER_TAGS_COPY.failed, body: STAFF_ORDER_COPY.reload};
    return {notice: null, result: {failure, values}, status: 400};
  }
  const isAdded = intent === ADD_ORDER_TAG;
  const {outcome} = await changeOrderTag(context, createAdmin(context.config), {
    kind: isAdded ? 'add-tag' : 'remove-tag',
    tag: tag.value,
    actorId,
    // The page's forms share a key, and each tag is a change of its own.
    key: `${key} ${intent} ${tag.value}`,
    orderId,
  });
  if (outcome.ok) return {notice: isAdded ? 'order-tag-added' : 'order-tag-removed'};
  const failure = staffOrderNotice(outcome.error, ORDER_TAGS_COPY.failed, ORDER_TAGS_COPY.changed);
  return {notice: null, result: {failure, values}, status: staffProblemStatus(outcome.error)};
}
