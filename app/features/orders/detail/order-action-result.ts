import type {Notice} from '~/core/notice';
import type {OrderIntent} from '../order-intents';

/** What the server made of a form of an order's page, where it did not lead on to another page. */
export interface OrderActionResult {
  /** Null for a form that is none of the page's. */
  readonly intent: OrderIntent | null;
  /** Which fulfillment order it was about. */
  readonly target: string | null;
  /** What is wrong with the whole. */
  readonly failure: Notice | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** What was typed, to show it again. */
  readonly values: Readonly<Record<string, string>>;
  /** What could not be bought again, each in words. */
  readonly shortfalls: readonly Notice[];
}

const NOTHING: OrderActionResult = {
  intent: null,
  target: null,
  failure: null,
  fieldErrors: {},
  values: {},
  shortfalls: [],
};

/** @returns a reply that says this, and of everything else nothing */
export const toOrderActionResult = (said: Partial<OrderActionResult>): OrderActionResult => ({...NOTHING, ...said});
