import {toRoundedMinorUnits} from '~/core/money';

interface RefundTransaction {
  readonly kind: string;
  readonly status: string;
  readonly amount: string;
}

/** @returns how much money went back: voided, pending and failed transactions move none */
export const toRefundedMinor = (transactions: readonly RefundTransaction[], currencyCode: string): number =>
  transactions
    .filter(({kind, status}) => kind === 'refund' && status === 'success')
    .reduce((sumMinor, {amount}) => sumMinor + Math.abs(toRoundedMinorUnits({amount, currencyCode})), 0);
