import {timeNow} from '../cart/cart-store';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type AutomaticDiscountRecord, type ShopContext} from '../state';
import {
  createProblem,
  requireEmulatedScope,
  requireEmulatedValue,
  takesOf,
  toDiscountMoney,
  valueOf,
  valueProblems,
  type CustomerGetsInput,
} from './discount-value';
import {requireKnownFields} from './require-known-fields';
import {toMinor} from './to-minor';

interface AutomaticInput {
  readonly title?: string | null;
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
  readonly context?: {readonly all?: 'ALL' | null} | null;
  readonly customerGets?: CustomerGetsInput | null;
  readonly minimumRequirement?: {
    readonly subtotal?: {readonly greaterThanOrEqualToSubtotal?: string | null} | null;
  } | null;
  readonly combinesWith?: object | null;
}

const FIELDS = ['title', 'startsAt', 'endsAt', 'context', 'customerGets', 'minimumRequirement', 'combinesWith'];
const problem = createProblem('automaticBasicDiscount');

const idOf = ({number}: AutomaticDiscountRecord): string => gid('DiscountAutomaticNode', number);

const toNode = (record: AutomaticDiscountRecord) => ({
  __typename: 'DiscountAutomaticNode' as const,
  id: idOf(record),
  automaticDiscount: {
    __typename: 'DiscountAutomaticBasic' as const,
    title: record.title,
    ...valueOf(record.takes),
    minimumRequirement:
      record.minimumMinor === undefined
        ? null
        : {
            __typename: 'DiscountMinimumSubtotal',
            greaterThanOrEqualToSubtotal: toDiscountMoney(record.minimumMinor),
          },
    createdAt: record.createdAt,
    startsAt: record.startsAt,
    endsAt: record.endsAt ?? null,
  },
});

function requireEmulated(input: AutomaticInput): void {
  requireKnownFields('DiscountAutomaticBasicInput', input, FIELDS);
  requireKnownFields('DiscountMinimumRequirementInput', input.minimumRequirement, ['subtotal']);
  requireEmulatedValue(input.customerGets);
  requireEmulatedScope('DiscountAutomaticBasicInput', input);
}

/** `discountAutomaticBasicCreate`: carts have the discount at once. */
function create(
  _root: unknown,
  {automaticBasicDiscount: input}: {readonly automaticBasicDiscount: AutomaticInput},
  {state}: ShopContext,
) {
  requireEmulated(input);
  const title = input.title?.trim() ?? '';
  const known = state.data.automaticDiscounts ?? [];
  const userErrors = [
    ...(title ? [] : [problem('title', 'BLANK', "Title can't be blank")]),
    ...(known.some((each) => each.title === title)
      ? [problem('title', 'TAKEN', 'Title must be unique for automatic discount')]
      : []),
    ...(input.startsAt ? [] : [problem('startsAt', 'BLANK', "Starts at can't be blank")]),
    ...valueProblems(input.customerGets, problem),
  ];
  if (userErrors.length > 0) return {automaticDiscountNode: null, userErrors};
  const minimum = input.minimumRequirement?.subtotal?.greaterThanOrEqualToSubtotal;
  const record: AutomaticDiscountRecord = {
    number: nextNumber(state),
    title,
    takes: takesOf(input.customerGets),
    ...(minimum && {minimumMinor: toMinor(minimum)}),
    ...(input.startsAt && {startsAt: input.startsAt}),
    ...(input.endsAt && {endsAt: input.endsAt}),
    createdAt: timeNow(state),
  };
  state.data.automaticDiscounts = [...known, record];
  state.changed({isDurable: true});
  return {automaticDiscountNode: toNode(record), userErrors};
}

function remove(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
  const known = state.data.automaticDiscounts ?? [];
  const left = known.filter((record) => idOf(record) !== id);
  if (left.length === known.length) {
    const error = {code: 'INVALID', field: ['id'], message: 'Automatic discount does not exist.', extraInfo: null};
    return {deletedAutomaticDiscountId: null, userErrors: [error]};
  }
  state.data.automaticDiscounts = left;
  state.changed({isDurable: true});
  return {deletedAutomaticDiscountId: id, userErrors: []};
}

/** The Admin API resolvers of automatic discounts off the goods. */
export const automaticDiscountResolvers: ResolverMap = {
  QueryRoot: {
    automaticDiscountNodes(
      _root: unknown,
      args: ConnectionArgs & {readonly query?: string | null},
      {state}: ShopContext,
    ) {
      if (args.query) throw new FieldNotEmulatedError('QueryRoot', 'automaticDiscountNodes with a query');
      return connection((state.data.automaticDiscounts ?? []).map(toNode), args, ({id}) => id);
    },
  },
  Mutation: {discountAutomaticBasicCreate: create, discountAutomaticDelete: remove},
};
