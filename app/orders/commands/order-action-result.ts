import type {Notice} from '~/core/notice';
import type {AddedFacts} from '~/core/added-facts';
import {INTENT} from '~/core/intent';
import {TARGET} from './fulfillment-fields';
import {ORDER_INTENTS, type OrderIntent} from './order-intents';
import {ORDER_PROBLEMS} from './order-problem-copy';

/** The action data of the order page: the result of a form that did not redirect. */
export interface OrderActionResult {
  /** Null for an unknown form. */
  readonly intent: OrderIntent | null;
  /** The fulfillment order that the form was about. */
  readonly target: string | null;
  /** The problem of the whole form. */
  readonly failure: Notice | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The entered values, to show them again. */
  readonly values: Readonly<Record<string, string>>;
  /** The items that could not be bought again. */
  readonly shortfalls: readonly Notice[];
  /** What was bought again, for analytics. */
  readonly added: readonly AddedFacts[];
}

const EMPTY_RESULT: OrderActionResult = {
  intent: null,
  target: null,
  failure: null,
  fieldErrors: {},
  values: {},
  shortfalls: [],
  added: [],
};

/** Completes a partial result with empty values. */
export const toOrderActionResult = (result: Partial<OrderActionResult>): OrderActionResult => ({
  ...EMPTY_RESULT,
  ...result,
});

/**
 * Returns the result of a form that could not be handled, beside the fulfillment order that it is about.
 * @param values the texts of the form
 */
export const toFailedResult = (values: Readonly<Record<string, string>>, failure: Notice): OrderActionResult =>
  toOrderActionResult({
    intent: ORDER_INTENTS.find((intent) => intent === values[INTENT]) ?? null,
    target: values[TARGET] ?? null,
    failure,
    values,
  });

/** Returns the result of a form while the connection fails. */
export const toOfflineResult = (values: Readonly<Record<string, string>>): OrderActionResult =>
  toFailedResult(values, ORDER_PROBLEMS.offline);
