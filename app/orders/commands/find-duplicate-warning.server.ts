import type {Notice} from '~/core/notice';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {duplicateNotice} from './fulfillment-copy';
import {getTracking, type FulfillmentCommand} from './fulfillment-command';
import {KNOWN_DUPLICATE} from './fulfillment-fields';
import type {FulfillmentForm} from './parse-fulfillment-form.server';

/** A warning, and the values of the form: sent again with them, it is executed. */
interface DuplicateWarning {
  readonly failure: Notice;
  readonly values: Readonly<Record<string, string>>;
}

interface Subject {
  /** The admin who asks. */
  readonly userId: string;
  /** The order that the number is for. */
  readonly orderId: string;
  readonly command: FulfillmentCommand;
}

/**
 * Finds out whether parcels of other orders have the tracking number of a form, however it is written.
 * @returns null if none has it, or if staff were warned of this number already; also if the database is unavailable,
 * because this is only a warning
 */
export async function findDuplicateWarning(
  context: Pick<AppContext, 'backend' | 'report'>,
  {values, knownDuplicate}: Pick<FulfillmentForm, 'values' | 'knownDuplicate'>,
  {userId, orderId, command}: Subject,
): Promise<DuplicateWarning | null> {
  const number = getTracking(command)?.number;
  if (number === undefined || number === knownDuplicate) return null;
  const rows = await nullIfUnavailable(context, () =>
    context.backend.call('find_orders_by_tracking', {p_actor_id: userId, p_numbers: [number]}),
  );
  const others = (rows ?? []).filter((row) => row.order_id !== orderId);
  if (others.length === 0) return null;
  const names = others.map((row) => row.order_number ?? row.order_id);
  return {failure: duplicateNotice(names), values: {...values, [KNOWN_DUPLICATE]: number}};
}
