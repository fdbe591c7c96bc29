import type {Notice} from '~/core/notice';

/** The result of a form that did not redirect. */
export interface PaymentFormResult {
  readonly failure: Notice | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The entered values, to show them again. */
  readonly values: Readonly<Record<string, string>>;
  /** Whether the connection failed, so that the page must not be loaded again. */
  readonly isOffline?: boolean;
}

/** The checkbox that tells the customer by mail. */
export const NOTIFY_FIELD = 'notifyCustomer';
