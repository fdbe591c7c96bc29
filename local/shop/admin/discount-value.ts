import {FieldNotEmulatedError} from '../graphql/schema';
import type {DiscountRecord} from '../state';
import {requireKnownFields} from './require-known-fields';
import {toMinor} from './to-minor';

export interface CustomerGetsInput {
  readonly items?: {
    readonly all?: boolean | null;
    readonly products?: {readonly productsToAdd?: readonly string[] | null} | null;
  } | null;
  readonly value?: {
    readonly percentage?: number | null;
    readonly discountAmount?: {readonly amount?: string | null; readonly appliesOnEachItem?: boolean | null} | null;
  } | null;
}

export interface DiscountProblem {
  readonly field: readonly string[];
  readonly code: string;
  readonly message: string;
  readonly extraInfo: null;
}

const MINOR_PER_UNIT = 100;
const PERCENT = 100;
/** Removes the error of a fraction that binary numbers cannot hold, such as 0.07 times 100. */
const PERCENT_DIGITS = 6;

/** Creates the problems of an input. @param input the name of the argument */
export const createProblem =
  (input: string) =>
  (path: string, code: string, message: string): DiscountProblem => ({
    field: [input, ...path.split('.')],
    code,
    message,
    extraInfo: null,
  });

/** Only a percentage or an amount off everything or off whole products is emulated, and of codes only that off everything. */
export function requireEmulatedValue(
  customerGets: CustomerGetsInput | null | undefined,
  items: readonly ('all' | 'products')[] = ['all'],
): void {
  requireKnownFields('DiscountCustomerGetsInput', customerGets, ['items', 'value']);
  requireKnownFields('DiscountCustomerGetsValueInput', customerGets?.value, ['percentage', 'discountAmount']);
  requireKnownFields('DiscountItemsInput', customerGets?.items, items);
  requireKnownFields('DiscountProductsInput', customerGets?.items?.products, ['productsToAdd']);
  requireKnownFields('DiscountAmountInput', customerGets?.value?.discountAmount, ['amount']);
}

/** Everything is discounted for everyone, beside a discount of the shipping. */
export function requireEmulatedScope(
  typeName: string,
  {context, combinesWith}: {readonly context?: object | null; readonly combinesWith?: object | null},
): void {
  requireKnownFields('DiscountContextInput', context, ['all']);
  requireKnownFields('DiscountCombinesWithInput', combinesWith, ['shippingDiscounts']);
  if (!context) throw new FieldNotEmulatedError(typeName, 'a discount without context');
}

export function valueProblems(
  customerGets: CustomerGetsInput | null | undefined,
  problem: ReturnType<typeof createProblem>,
): DiscountProblem[] {
  const {percentage, discountAmount} = customerGets?.value ?? {};
  const path = 'customerGets.value';
  const {all, products} = customerGets?.items ?? {};
  const ofItems =
    all || (products?.productsToAdd ?? []).length > 0
      ? []
      : [problem('customerGets.items', 'APPLIES_ON_NOTHING', 'Discount must apply to something')];
  if (discountAmount)
    return Number(discountAmount.amount) > 0
      ? ofItems
      : [...ofItems, problem(`${path}.discountAmount.amount`, 'GREATER_THAN', 'Value must be greater than 0')];
  const isInRange = (percentage ?? 0) > 0 && (percentage ?? 0) <= 1;
  return isInRange
    ? ofItems
    : [...ofItems, problem(`${path}.percentage`, 'VALUE_OUTSIDE_RANGE', 'Value must be between 0.0 and 1.0')];
}

/** Returns what a discount takes off, in cents or in percent. */
export function takesOf(
  customerGets: CustomerGetsInput | null | undefined,
): Exclude<DiscountRecord['takes'], {kind: 'shipping'}> {
  const {percentage, discountAmount} = customerGets?.value ?? {};
  if (discountAmount) return {kind: 'amount', amountMinor: toMinor(discountAmount.amount ?? '')};
  return {kind: 'percentage', percent: Number(((percentage ?? 0) * PERCENT).toFixed(PERCENT_DIGITS))};
}

export const toDiscountMoney = (minor: number) => ({
  amount: (minor / MINOR_PER_UNIT).toFixed(2),
  currencyCode: 'USD',
});

/** Returns the fields of a node that differ between the kinds of discounts. */
export function valueOf(takes: DiscountRecord['takes']) {
  switch (takes.kind) {
    case 'percentage':
      return {customerGets: {value: {__typename: 'DiscountPercentage', percentage: takes.percent / PERCENT}}};
    case 'amount': {
      const amount = toDiscountMoney(takes.amountMinor);
      return {customerGets: {value: {__typename: 'DiscountAmount', amount, appliesOnEachItem: false}}};
    }
    case 'shipping':
      return {maximumShippingPrice: toDiscountMoney(takes.upToMinor)};
  }
}
