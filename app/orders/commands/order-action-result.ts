import type {Notice} from '~/core/notice';
import type {AddedFacts} from '~/core/added-facts';
import type {OrderIntent} from './order-intents';

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
