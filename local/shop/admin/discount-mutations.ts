import {timeNow} from '../cart/cart-store';
import {normalizeCode} from '../cart/promo-codes';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type DiscountRecord, type ShopContext, type ShopState} from '../state';
import {toMinor} from './to-minor';

interface CustomerGetsInput {
  readonly items?: {readonly all?: boolean | null} | null;
  readonly value?: {
    readonly percentage?: number | null;
    readonly discountAmount?: {readonly amount?: string | null; readonly appliesOnEachItem?: boolean | null} | null;
  } | null;
}

interface BasicCodeInput {
  readonly title?: string | null;
  readonly code?: string | null;
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
  readonly usageLimit?: number | null;
  readonly appliesOncePerCustomer?: boolean | null;
  readonly context?: {readonly all?: 'ALL' | null} | null;
  readonly customerGets?: CustomerGetsInput | null;
  readonly combinesWith?: object | null;
}

interface DiscountProblem {
  readonly field: readonly string[];
  readonly code: string;
  readonly message: string;
}

const INPUT = 'basicCodeDiscount';
const MAX_CODE_LENGTH = 255;
const MINOR_PER_UNIT = 100;
const PERCENT = 100;
/** Removes the error of a fraction that binary numbers cannot hold, such as 0.07 times 100. */
const PERCENT_DIGITS = 6;
const EMULATED: Readonly<Record<string, readonly string[]>> = {
  DiscountCodeBasicInput: [
    'title',
    'code',
    'startsAt',
    'endsAt',
    'usageLimit',
    'appliesOncePerCustomer',
    'context',
    'customerGets',
    'combinesWith',
  ],
  DiscountCustomerGetsInput: ['items', 'value'],
  DiscountCustomerGetsValueInput: ['percentage', 'discountAmount'],
  DiscountAmountInput: ['amount', 'appliesOnEachItem'],
  // Here every code on the goods combines with one on the shipping.
  DiscountCombinesWithInput: ['shippingDiscounts'],
  DiscountItemsInput: ['all'],
  DiscountContextInput: ['all'],
};

function requireKnown(type: string, input: object | null | undefined): void {
  // Fields with a default value are always present.
  const given = Object.entries(input ?? {}).filter(([, value]) => value !== false);
  const unknown = given.map(([key]) => key).find((key) => !EMULATED[type]?.includes(key));
  if (unknown !== undefined) throw new FieldNotEmulatedError(type, unknown);
}

/** Only a code with a percentage or an amount off everything for everyone is emulated, and of usage limits only 1. */
function requireEmulated(input: BasicCodeInput): void {
  requireKnown('DiscountCodeBasicInput', input);
  requireKnown('DiscountCustomerGetsInput', input.customerGets);
  requireKnown('DiscountCustomerGetsValueInput', input.customerGets?.value);
  requireKnown('DiscountItemsInput', input.customerGets?.items);
  requireKnown('DiscountContextInput', input.context);
  requireKnown('DiscountAmountInput', input.customerGets?.value?.discountAmount);
  requireKnown('DiscountCombinesWithInput', input.combinesWith);
  if (input.customerGets?.value?.discountAmount?.appliesOnEachItem)
    throw new FieldNotEmulatedError('DiscountAmountInput', 'appliesOnEachItem');
  if (!input.context) throw new FieldNotEmulatedError('DiscountCodeBasicInput', 'a discount without context');
  if ((input.usageLimit ?? 1) !== 1) throw new FieldNotEmulatedError('DiscountCodeBasicInput', 'usageLimit above 1');
}

const problem = (path: string, code: string, message: string): DiscountProblem => ({
  field: [INPUT, ...path.split('.')],
  code,
  message,
});

export const findDiscount = ({data}: ShopState, code: string): DiscountRecord | null =>
  data.discounts?.find((known) => normalizeCode(known.code) === normalizeCode(code)) ?? null;

export const isSeeded = ({seed}: ShopState, code: string): boolean =>
  seed.discounts.some((known) => normalizeCode(known.code) === normalizeCode(code));

function valueProblems({customerGets}: BasicCodeInput): DiscountProblem[] {
  const {percentage, discountAmount} = customerGets?.value ?? {};
  const path = 'customerGets.value';
  if (discountAmount)
    return Number(discountAmount.amount) > 0
      ? []
      : [problem(`${path}.discountAmount.amount`, 'GREATER_THAN', 'Value must be greater than 0')];
  const isInRange = (percentage ?? 0) > 0 && (percentage ?? 0) <= 1;
  return isInRange ? [] : [problem(`${path}.percentage`, 'VALUE_OUTSIDE_RANGE', 'Value must be between 0.0 and 1.0')];
}

/** Returns what a code takes off, in cents or in percent. */
function takesOf({customerGets}: BasicCodeInput): DiscountRecord['takes'] {
  const {percentage, discountAmount} = customerGets?.value ?? {};
  if (discountAmount) return {kind: 'amount', amountMinor: toMinor(discountAmount.amount ?? '')};
  return {kind: 'percentage', percent: Number(((percentage ?? 0) * PERCENT).toFixed(PERCENT_DIGITS))};
}

function problemsOf(input: BasicCodeInput, state: ShopState): DiscountProblem[] {
  const code = input.code?.trim() ?? '';
  const isTaken = findDiscount(state, code) !== null || isSeeded(state, code);
  return [
    ...(input.title?.trim() ? [] : [problem('title', 'BLANK', "Title can't be blank")]),
    ...(code ? [] : [problem('code', 'BLANK', "Code can't be blank")]),
    ...(code.length > MAX_CODE_LENGTH ? [problem('code', 'TOO_LONG', 'Code is too long')] : []),
    ...(code && isTaken ? [problem('code', 'TAKEN', 'Code must be unique. Please try a different code.')] : []),
    ...(input.startsAt ? [] : [problem('startsAt', 'BLANK', "Starts at can't be blank")]),
    ...(input.customerGets?.items?.all
      ? []
      : [problem('customerGets.items', 'APPLIES_ON_NOTHING', 'Discount must apply to something')]),
    ...valueProblems(input),
  ];
}

/** `discountCodeBasicCreate`: the code is usable in carts and at the checkout at once. */
function createBasicCode(
  _root: unknown,
  {basicCodeDiscount: input}: {readonly basicCodeDiscount: BasicCodeInput},
  {state}: ShopContext,
) {
  requireEmulated(input);
  const userErrors = problemsOf(input, state).map((each) => ({...each, extraInfo: null}));
  if (userErrors.length > 0) return {codeDiscountNode: null, userErrors};
  const record: DiscountRecord = {
    number: nextNumber(state),
    title: input.title?.trim() ?? '',
    code: input.code?.trim() ?? '',
    takes: takesOf(input),
    oncePerCustomer: input.appliesOncePerCustomer ?? false,
    usableOnce: input.usageLimit === 1,
    ...(input.startsAt && {startsAt: input.startsAt}),
    ...(input.endsAt && {endsAt: input.endsAt}),
    createdAt: timeNow(state),
  };
  state.data.discounts = [...(state.data.discounts ?? []), record];
  state.changed({isDurable: true});
  return {codeDiscountNode: toDiscountNode(record, state), userErrors};
}

const toMoney = (minor: number) => ({amount: (minor / MINOR_PER_UNIT).toFixed(2), currencyCode: 'USD'});

/** What differs between the kinds of codes. */
function valueOf({takes}: DiscountRecord) {
  switch (takes.kind) {
    case 'percentage':
      return {
        customerGets: {value: {__typename: 'DiscountPercentage', percentage: takes.percent / PERCENT}},
      };
    case 'amount':
      return {
        customerGets: {
          value: {__typename: 'DiscountAmount', amount: toMoney(takes.amountMinor), appliesOnEachItem: false},
        },
      };
    case 'shipping':
      return {maximumShippingPrice: toMoney(takes.upToMinor)};
  }
}

function remove(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
  const known = state.data.discounts ?? [];
  const left = known.filter(({number}) => gid('DiscountCodeNode', number) !== id);
  if (left.length === known.length) {
    const error = {code: 'INVALID', field: ['id'], message: 'Code discount does not exist.', extraInfo: null};
    return {deletedCodeDiscountId: null, userErrors: [error]};
  }
  state.data.discounts = left;
  state.changed({isDurable: true});
  return {deletedCodeDiscountId: id, userErrors: []};
}

/** Converts a code to a node of the Admin API. */
export function toDiscountNode(record: DiscountRecord, state: ShopState) {
  const uses = (state.data.redemptions[normalizeCode(record.code)] ?? []).length;
  return {
    id: gid('DiscountCodeNode', record.number),
    codeDiscount: {
      __typename:
        record.takes.kind === 'shipping' ? ('DiscountCodeFreeShipping' as const) : ('DiscountCodeBasic' as const),
      title: record.title,
      ...valueOf(record),
      createdAt: record.createdAt,
      startsAt: record.startsAt,
      endsAt: record.endsAt ?? null,
      usageLimit: record.usableOnce ? 1 : null,
      appliesOncePerCustomer: record.oncePerCustomer ?? false,
      asyncUsageCount: uses,
      redeemCode: {id: gid('DiscountRedeemCode', record.number), code: record.code, asyncUsageCount: uses},
    },
  };
}

type BasicCodeNode = ReturnType<typeof toDiscountNode>['codeDiscount'];

/** The Admin API resolvers of promo codes. Those of the seed cannot be read, only collided with. */
export const discountResolvers: ResolverMap = {
  QueryRoot: {
    codeDiscountNodeByCode(_root: unknown, {code}: {readonly code: string}, {state}: ShopContext) {
      if (isSeeded(state, code)) throw new FieldNotEmulatedError('QueryRoot', `codeDiscountNodeByCode of ${code}`);
      const record = findDiscount(state, code);
      return record && toDiscountNode(record, state);
    },
  },
  DiscountCodeBasic: {
    codes: ({redeemCode}: BasicCodeNode, args: ConnectionArgs) => connection([redeemCode], args, ({id}) => id),
  },
  Mutation: {discountCodeBasicCreate: createBasicCode, discountCodeDelete: remove},
};
