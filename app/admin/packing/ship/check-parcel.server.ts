import type {AppContext} from '~/platform/context.server';
import {findDuplicateWarning} from '~/orders/commands/find-duplicate-warning.server';
import {toOrderActionResult} from '~/orders/commands/order-action-result';
import {parseFulfillmentForm} from '~/orders/commands/parse-fulfillment-form.server';
import type {PackingReply} from '../packing-view';

/** The order that the form is about, and the person who sends it. */
interface Sender {
  readonly orderId: string;
  readonly userId: string;
}

/**
 * Checks the shipping form, so that staff learn of a mistake before they wait for ten seconds. The form itself is checked again.
 * @throws BackendUnavailable
 */
export async function checkParcel(
  context: Pick<AppContext, 'backend' | 'report'>,
  entered: FormData,
  sender: Sender,
): Promise<PackingReply> {
  const form = parseFulfillmentForm(entered, 'fulfill');
  const {command, values} = form;
  if (!command.ok) {
    const productCode = values.carrier ? null : await findSoldSku(context, sender, values.number ?? '');
    if (productCode !== null) return {productCode};
    return {result: toOrderActionResult({intent: 'fulfill', values, fieldErrors: command.error})};
  }
  const warning = await findDuplicateWarning(context, form, {...sender, command: command.value});
  return warning ? {result: toOrderActionResult({intent: 'fulfill', ...warning})} : {isReady: true};
}

/** Returns a typed text if it is the SKU of a product that was sold, in this order or another one. */
async function findSoldSku({backend}: Pick<AppContext, 'backend'>, {userId}: Sender, typed: string) {
  const sku = typed.trim();
  if (sku === '') return null;
  const [count = 0] = await backend.call('count_desk_orders', {p_actor_id: userId, p_filters: [{sku}], p_limit: 1});
  return count > 0 ? sku : null;
}
