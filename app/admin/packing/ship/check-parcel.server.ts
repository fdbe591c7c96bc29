import type {AppContext} from '~/platform/context.server';
import {fieldOf, parseForm} from '~/platform/form.server';
import {findDuplicates} from '~/orders/commands/find-duplicates.server';
import {duplicateNotice} from '~/orders/commands/fulfillment-copy';
import {KNOWN_DUPLICATE} from '~/orders/commands/fulfillment-fields';
import {OptionalTrackingSchema, toTracking, withGuessedCarrier} from '~/orders/commands/tracking';
import {toOrderActionResult, type OrderActionResult} from '~/orders/commands/order-action-result';

/** The order that the form is about, and the person who sends it. */
interface Sender {
  readonly orderId: string;
  readonly userId: string;
}

/**
 * Checks the tracking fields of the shipping form, so that staff learn of a mistake before they wait for ten seconds. The form
 * itself is checked again.
 * @returns null if it may be sent
 */
export async function checkParcel(
  context: Pick<AppContext, 'backend' | 'report'>,
  entered: FormData,
  {orderId, userId}: Sender,
): Promise<OrderActionResult | null> {
  const form = withGuessedCarrier(entered);
  const values = Object.fromEntries(
    ['carrier', 'number', 'url', 'notifyCustomer'].flatMap((name) => {
      const value = fieldOf(form, name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const fields = parseForm(form, OptionalTrackingSchema);
  if (fields.status !== 'success') {
    const fieldErrors = Object.fromEntries(
      Object.entries(fields.error ?? {}).flatMap(([name, messages]) => (messages?.[0] ? [[name, messages[0]]] : [])),
    );
    return toOrderActionResult({intent: 'fulfill', values, fieldErrors});
  }
  const {carrier, number: typed, url} = fields.value;
  if (!carrier || !typed) return null;
  const {number} = toTracking({carrier, number: typed, url});
  if (fieldOf(form, KNOWN_DUPLICATE) === number) return null;
  const orders = await findDuplicates(context, {userId, number, orderId});
  if (orders.length === 0) return null;
  return toOrderActionResult({
    intent: 'fulfill',
    values: {...values, [KNOWN_DUPLICATE]: number},
    failure: duplicateNotice(orders),
  });
}
