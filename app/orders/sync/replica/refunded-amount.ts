import {toRoundedMinorUnits} from '~/core/money';

interface RefundTransaction {
  readonly kind: string;
  readonly status: string;
  readonly amount: string;
}

/** Returns the refunded amount in minor units; voided, pending and failed transactions do not count. */
export const toRefundedMinor = (transactions: readonly RefundTransaction[], currencyCode: string): number =>
  transactions
    .filter(({kind, status}) => kind === 'refund' && status === 'success')
    .reduce((sumMinor, {amount}) => sumMinor + Math.abs(toRoundedMinorUnits({amount, currencyCode})), 0);
