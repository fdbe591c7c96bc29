import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import type {Notice} from '~/core/notice';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {parseOrderReference} from '~/orders/model/order-reference';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {deskOrderPath} from '../to-desk-row.server';
import {importOrder} from './import-order.server';
import {ORDER_IMPORT_COPY, orderImportNotice} from './order-import-copy';

/** The reply to the form, unless the order was imported. */
export interface OrderImportReply {
  readonly failure: Notice | null;
  /** What was typed. */
  readonly number: string;
  /** Why the number was not accepted. */
  readonly error: string | null;
}

const IdempotencyKeySchema = z.uuid();

/** Longer than the names of any store, whose prefix and suffix are short. Longer texts are not sent to Shopify. */
const MAX_NAME_LENGTH = 64;

/** Loads the form. Its address may name the order. @throws Response for everyone but admins */
export async function loadOrderImport({context, request}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const number = new URL(request.url).searchParams.get('number') ?? '';
  return data({number, idempotencyKey: crypto.randomUUID()});
}

/** Imports an order and continues to its page. @throws Response for everyone but admins */
export async function handleOrderImport({context, request}: ActionFunctionArgs) {
  const {userId: actorId} = await requireAdmin(context, request);
  const form = await readStorableForm(request);
  const number = fieldOf(form, 'number')?.trim() ?? '';
  const idempotencyKey = IdempotencyKeySchema.safeParse(fieldOf(form, IDEMPOTENCY_KEY));
  const reference = number.length > MAX_NAME_LENGTH ? null : parseOrderReference(number);
  const reply = (changes: Partial<OrderImportReply>, status: number) =>
    privateReply<OrderImportReply>({failure: null, error: null, number, ...changes}, status);
  if (!idempotencyKey.success || !reference || !('orderNumber' in reference))
    return reply({error: ORDER_IMPORT_COPY.badNumber}, 400);
  const {orderNumber} = reference;
  const outcome = await importOrder(context, {actorId, key: idempotencyKey.data, orderNumber});
  if (!outcome.ok) return reply({failure: orderImportNotice(outcome.error)}, staffProblemStatus(outcome.error));
  context.flash.set('order-imported');
  return redirect(deskOrderPath(encodeURIComponent(orderNumber.replace(/^#(?=\d+$)/, ''))), 303);
}
