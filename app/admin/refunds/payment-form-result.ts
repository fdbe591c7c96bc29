import type {Notice} from '~/core/notice';

/** The result of a form that did not redirect. */
export interface PaymentFormResult {
  readonly failure: Notice | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The entered values, to show them again. */
  readonly values: Readonly<Record<string, string>>;
}

/** The checkbox that tells the customer by mail. */
export const NOTIFY_FIELD = 'notifyCustomer';
