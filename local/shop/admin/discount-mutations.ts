import {timeNow} from '../cart/cart-store';
import {normalizeCode} from '../cart/promo-codes';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type DiscountRecord, type ShopContext, type ShopState} from '../state';

interface CustomerGetsInput {
  readonly items?: {readonly all?: boolean | null} | null;
  readonly value?: {readonly percentage?: number | null} | null;
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
}

interface DiscountProblem {
  readonly field: readonly string[];
  readonly code: string;
  readonly message: string;
}

const INPUT = 'basicCodeDiscount';
const MAX_CODE_LENGTH = 255;
const EMULATED: Readonly<Record<string, readonly string[]>> = {
  DiscountCodeBasicInput: [
    ...['title', 'code', 'startsAt', 'endsAt', 'usageLimit', 'appliesOncePerCustomer', 'context', 'customerGets'],
  ],
  DiscountCustomerGetsInput: ['items', 'value'],
  DiscountCustomerGetsValueInput: ['percentage'],
  DiscountItemsInput: ['all'],
  DiscountContextInput: ['all'],
};

function requireKnown(type: string, input: object | null | undefined): void {
  const unknown = Object.keys(input ?? {}).find((key) => !EMULATED[type]?.includes(key));
  if (unknown !== undefined) throw new FieldNotEmulatedError(type, unknown);
}

/** Only a code with a percentage off everything for everyone is emulated, and of usage limits only 1. */
function requireEmulated(input: BasicCodeInput): void {
  requireKnown('DiscountCodeBasicInput', input);
  requireKnown('DiscountCustomerGetsInput', input.customerGets);
  requireKnown('DiscountCustomerGetsValueInput', input.customerGets?.value);
  requireKnown('DiscountItemsInput', input.customerGets?.items);
  requireKnown('DiscountContextInput', input.context);
  if (!input.context) throw new FieldNotEmulatedError('DiscountCodeBasicInput', 'a discount without context');
  if ((input.usageLimit ?? 1) !== 1) throw new FieldNotEmulatedError('DiscountCodeBasicInput', 'usageLimit above 1');
}

const problem = (path: string, code: string, message: string): DiscountProblem => ({
  field: [INPUT, ...path.split('.')],
  code,
  message,
});

const findDiscount = ({data}: ShopState, code: string): DiscountRecord | null =>
  data.discounts?.find((known) => normalizeCode(known.code) === normalizeCode(code)) ?? null;

const isSeeded = ({seed}: ShopState, code: string): boolean =>
  seed.discounts.some((known) => normalizeCode(known.code) === normalizeCode(code));

function problemsOf(input: BasicCodeInput, state: ShopState): DiscountProblem[] {
  const code = input.code?.trim() ?? '';
  const percentage = input.customerGets?.value?.percentage ?? 0;
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
    ...(percentage > 0 && percentage <= 1
      ? []
      : [problem('customerGets.value.percentage', 'VALUE_OUTSIDE_RANGE', 'Value must be between 0.0 and 1.0')]),
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
    takes: {kind: 'percentage', percent: (input.customerGets?.value?.percentage ?? 0) * 100},
    oncePerCustomer: input.appliesOncePerCustomer ?? false,
    usableOnce: input.usageLimit === 1,
    ...(input.startsAt && {startsAt: input.startsAt}),
    ...(input.endsAt && {endsAt: input.endsAt}),
    createdAt: timeNow(state),
  };
  state.data.discounts = [...(state.data.discounts ?? []), record];
  state.changed({isDurable: true});
  return {codeDiscountNode: toNode(record, state), userErrors};
}

function toNode(record: DiscountRecord, state: ShopState) {
  const uses = (state.data.redemptions[normalizeCode(record.code)] ?? []).length;
  return {
    id: gid('DiscountCodeNode', record.number),
    codeDiscount: {
      __typename: 'DiscountCodeBasic' as const,
      title: record.title,
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

type BasicCodeNode = ReturnType<typeof toNode>['codeDiscount'];

/** The Admin API resolvers of promo codes. Those of the seed cannot be read, only collided with. */
export const discountResolvers: ResolverMap = {
  QueryRoot: {
    codeDiscountNodeByCode(_root: unknown, {code}: {readonly code: string}, {state}: ShopContext) {
      if (isSeeded(state, code)) throw new FieldNotEmulatedError('QueryRoot', `codeDiscountNodeByCode of ${code}`);
      const record = findDiscount(state, code);
      return record && toNode(record, state);
    },
  },
  DiscountCodeBasic: {
    codes: ({redeemCode}: BasicCodeNode, args: ConnectionArgs) => connection([redeemCode], args, ({id}) => id),
  },
  Mutation: {discountCodeBasicCreate: createBasicCode},
};
