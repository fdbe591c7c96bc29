import {data, redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {findStaffOrder, type StaffOrder} from '~/orders/commands/find-staff-order.server';
import {STAFF_ORDER_COPY, staffOrderNotice} from '~/orders/commands/staff-order-copy';
import {recordOrder} from '~/orders/sync/reconcile/record-order.server';
import type {AppContext} from '~/platform/context.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {staffProblemStatus, toStaffOutcome} from '~/platform/staff-operation-problem';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {getAddressChanges, getAddressConflicts, type AddressChange} from './address-changes';
import {ADDRESS_COPY} from './address-copy';
import {ADDRESS_FIELDS, toAddressValues} from './address-field';
import {addressFailure, closedNotice, emptyAddressResult} from './address-results';
import type {AddressResult} from './address-view';
import {correctAddress} from './correct-address.server';
import {findAddressState, type AddressState} from './find-address-state.server';
import {isInUnitedStates} from './load-address.server';
import {parseAddressForm, type AddressEntry} from './parse-address-form.server';

/**
 * Handles the form that corrects the shipping address of an order.
 * @throws Response 404 for an order that does not exist; 403 for everyone but admins
 */
export async function handleAddress({context, request, params}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const form = await readStorableForm(request);
  const response = await nullIfUnavailable(context, async () => {
    const order = await findStaffOrder(context, userId, params.order ?? '');
    const key = z.uuid().safeParse(fieldOf(form, IDEMPOTENCY_KEY)).data;
    const admin = createAdmin(context.config);
    if (!form || !key) return respond({failure: addressFailure(STAFF_ORDER_COPY.reload)}, 400);
    // Without the current address the parts are judged as those of a home address.
    const state = admin && (await findState(context, admin, order));
    const entry = parseAddressForm(form, state ? isInUnitedStates(state) : true);
    if (!entry) return respond({failure: addressFailure(STAFF_ORDER_COPY.reload)}, 400);
    if (!admin || !state) {
      const text = admin ? STAFF_ORDER_COPY.shopDown : STAFF_ORDER_COPY.noToken;
      return respond({...toEntered(entry), failure: addressFailure(text)}, 503);
    }
    return correct(context, {order, admin, state, entry, userId, key});
  });
  return response ?? respond({failure: addressFailure(STAFF_ORDER_COPY.unavailable)}, 503);
}

/** Returns null if Shopify is unavailable, or has no such order any more. */
async function findState(context: AppContext, admin: Admin, order: StaffOrder): Promise<AddressState | null> {
  try {
    return await findAddressState(admin, order.shopifyOrderId);
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    context.report(error);
    return null;
  }
}

interface Correction {
  readonly order: StaffOrder;
  readonly admin: Admin;
  readonly state: AddressState;
  readonly entry: AddressEntry;
  readonly userId: string;
  readonly key: string;
}

async function correct(context: AppContext, {order, admin, state, entry, userId, key}: Correction) {
  if (state.availability !== 'open') return respond({failure: closedNotice(state.availability)}, 409);
  const {undecided} = entry;
  if (undecided.length > 0 || Object.keys(entry.errors).length > 0) {
    const undecidedErrors = Object.fromEntries(undecided.map((field) => [field, ADDRESS_COPY.undecided]));
    const asked = ADDRESS_FIELDS.filter((field) => undecided.includes(field) || entry.decisions[field]);
    const conflicts = Object.fromEntries(asked.map((field) => [field, state.values[field]]));
    return respond({...toEntered(entry), conflicts, errors: {...entry.errors, ...undecidedErrors}}, 400);
  }
  const changes = getAddressChanges(entry.entered, entry.seen);
  if (changes.length === 0) return redirect(order.path, 303);
  const conflict = toConflict(changes, entry, state);
  if (conflict) return respond(conflict, 409);
  const outcome = await correctAddress(context, {order, userId, idempotencyKey: key, changes});
  if (outcome.ok) {
    // The next packing slip is made of the order tables, and Shopify's webhook may take a moment.
    await recordOrder(context, admin, order.shopifyOrderId).catch(context.report);
    context.flash.set('order-address-corrected');
    return redirect(order.path, 303);
  }
  if (outcome.error.kind === 'not-possible') {
    const {state: current} = outcome.error;
    if (current.availability !== 'open') return respond({failure: closedNotice(current.availability)}, 409);
    const later = toConflict(changes, entry, current);
    if (later) return respond(later, 409);
  }
  const failure = staffOrderNotice(outcome.error, ADDRESS_COPY.failed, ADDRESS_COPY.moved);
  const isChecking = toStaffOutcome(outcome.error) === 'checking';
  return respond(
    {...toEntered(entry), failure, idempotencyKey: isChecking ? key : null},
    staffProblemStatus(outcome.error),
  );
}

/** Returns what somebody else has changed too, with the other parts brought up to date; null for no conflict. */
function toConflict(
  changes: readonly AddressChange[],
  {entered}: AddressEntry,
  {values}: AddressState,
): Partial<AddressResult> | null {
  const fields = getAddressConflicts(changes, values);
  if (fields.length === 0) return null;
  const changed = new Set(changes.map(({field}) => field));
  return {
    failure: {tone: 'warning', title: ADDRESS_COPY.conflict, body: ADDRESS_COPY.conflictText, id: 'address-problem'},
    conflicts: Object.fromEntries(fields.map((field) => [field, values[field]])),
    entered: toAddressValues((field) => (changed.has(field) ? entered[field] : values[field])),
    seen: values,
  };
}

const toEntered = ({typed, seen, decisions}: AddressEntry): Partial<AddressResult> => ({
  entered: typed,
  seen,
  decisions,
});

const respond = (result: Partial<AddressResult>, status: number) =>
  data<AddressResult>({...emptyAddressResult(), ...result}, {status, headers: {'Cache-Control': 'private, no-store'}});
