import type {AppContext} from '~/platform/context.server';
import {findDuplicateWarning} from '~/orders/commands/find-duplicate-warning.server';
import {toOrderActionResult, type OrderActionResult} from '~/orders/commands/order-action-result';
import {parseFulfillmentForm} from '~/orders/commands/parse-fulfillment-form.server';

/** The order that the form is about, and the person who sends it. */
interface Sender {
  readonly orderId: string;
  readonly userId: string;
}

/**
 * Checks the shipping form, so that staff learn of a mistake before they wait for ten seconds. The form itself is checked again.
 * @returns null if it may be sent
 */
export async function checkParcel(
  context: Pick<AppContext, 'backend' | 'report'>,
  entered: FormData,
  sender: Sender,
): Promise<OrderActionResult | null> {
  const form = parseFulfillmentForm(entered, 'fulfill');
  const {command, values} = form;
  if (!command.ok) return toOrderActionResult({intent: 'fulfill', values, fieldErrors: command.error});
  const warning = await findDuplicateWarning(context, form, {...sender, command: command.value});
  return warning && toOrderActionResult({intent: 'fulfill', ...warning});
}
