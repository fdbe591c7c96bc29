import {timeNow} from '../cart/cart-store';
import {normalizeCode} from '../cart/promo-codes';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type DiscountRecord, type ShopContext, type ShopState} from '../state';
import {
  createProblem,
  requireEmulatedScope,
  requireEmulatedValue,
  takesOf,
  valueOf,
  valueProblems,
  type CustomerGetsInput,
  type DiscountProblem,
} from './discount-value';
import {requireKnownFields} from './require-known-fields';

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

const problem = createProblem('basicCodeDiscount');
const MAX_CODE_LENGTH = 255;
const FIELDS = [
  ...['title', 'code', 'startsAt', 'endsAt', 'usageLimit', 'appliesOncePerCustomer', 'context', 'customerGets'],
  'combinesWith',
];

/** Only a code with a percentage or an amount off everything for everyone is emulated, and of usage limits only 1. */
function requireEmulated(input: BasicCodeInput): void {
  requireKnownFields('DiscountCodeBasicInput', input, FIELDS);
  requireEmulatedValue(input.customerGets);
  requireEmulatedScope('DiscountCodeBasicInput', input);
  if ((input.usageLimit ?? 1) !== 1) throw new FieldNotEmulatedError('DiscountCodeBasicInput', 'usageLimit above 1');
}

export const findDiscount = ({data}: ShopState, code: string): DiscountRecord | null =>
  data.discounts?.find((known) => normalizeCode(known.code) === normalizeCode(code)) ?? null;

export const isSeeded = ({seed}: ShopState, code: string): boolean =>
  seed.discounts.some((known) => normalizeCode(known.code) === normalizeCode(code));

function problemsOf(input: BasicCodeInput, state: ShopState): DiscountProblem[] {
  const code = input.code?.trim() ?? '';
  const isTaken = findDiscount(state, code) !== null || isSeeded(state, code);
  return [
    ...(input.title?.trim() ? [] : [problem('title', 'BLANK', "Title can't be blank")]),
    ...(code ? [] : [problem('code', 'BLANK', "Code can't be blank")]),
    ...(code.length > MAX_CODE_LENGTH ? [problem('code', 'TOO_LONG', 'Code is too long')] : []),
    ...(code && isTaken ? [problem('code', 'TAKEN', 'Code must be unique. Please try a different code.')] : []),
    ...(input.startsAt ? [] : [problem('startsAt', 'BLANK', "Starts at can't be blank")]),
    ...valueProblems(input.customerGets, problem),
  ];
}

/** `discountCodeBasicCreate`: the code is usable in carts and at the checkout at once. */
function createBasicCode(
  _root: unknown,
  {basicCodeDiscount: input}: {readonly basicCodeDiscount: BasicCodeInput},
  {state}: ShopContext,
) {
  requireEmulated(input);
  const userErrors = problemsOf(input, state);
  if (userErrors.length > 0) return {codeDiscountNode: null, userErrors};
  const record: DiscountRecord = {
    number: nextNumber(state),
    title: input.title?.trim() ?? '',
    code: input.code?.trim() ?? '',
    takes: takesOf(input.customerGets),
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
      ...valueOf(record.takes),
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
