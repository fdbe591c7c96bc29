import {SEED_DATE} from '../../seed/seed-date';
import {timeNow} from '../cart/cart-store';
import {getAllProducts} from '../catalog/catalog-changes';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type AutomaticDiscountRecord, type ShopContext, type ShopState} from '../state';
import {toAdminProduct, type AdminProduct} from './admin-product-node';
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
import {findAnyProduct} from './find-product';
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
    readonly quantity?: {readonly greaterThanOrEqualToQuantity?: string | null} | null;
  } | null;
  readonly combinesWith?: object | null;
}

const FIELDS = ['title', 'startsAt', 'endsAt', 'context', 'customerGets', 'minimumRequirement', 'combinesWith'];
/** Below those of the discounts that staff create. */
const SEED_NUMBER = 1;

const problem = createProblem('automaticBasicDiscount');

const idOf = ({number}: AutomaticDiscountRecord): string => gid('DiscountAutomaticNode', number);

function toMinimum({minimumMinor, products}: AutomaticDiscountRecord) {
  if (products)
    return {__typename: 'DiscountMinimumQuantity', greaterThanOrEqualToQuantity: String(products.minimumQuantity)};
  if (minimumMinor === undefined) return null;
  return {__typename: 'DiscountMinimumSubtotal', greaterThanOrEqualToSubtotal: toDiscountMoney(minimumMinor)};
}

function toItems({products}: AutomaticDiscountRecord, context: ShopContext) {
  if (!products) return {__typename: 'AllDiscountItems', allItems: true};
  const {state} = context;
  const nodes = getAllProducts(state)
    .filter(({handle}) => products.handles.includes(handle))
    .map((product) => toAdminProduct(product, context));
  return {__typename: 'DiscountProducts', productNodes: nodes};
}

const toNode = (record: AutomaticDiscountRecord, context: ShopContext) => ({
  __typename: 'DiscountAutomaticNode' as const,
  id: idOf(record),
  automaticDiscount: {
    __typename: 'DiscountAutomaticBasic' as const,
    title: record.title,
    customerGets: {...valueOf(record.takes).customerGets, items: toItems(record, context)},
    minimumRequirement: toMinimum(record),
    createdAt: record.createdAt,
    startsAt: record.startsAt,
    endsAt: record.endsAt ?? null,
  },
});

/** Returns the discounts of a fresh shop, which staff can list but not delete. */
const seedRecords = ({seed}: ShopState): readonly AutomaticDiscountRecord[] =>
  (seed.automaticDiscounts ?? []).map((discount, index) => ({
    ...discount,
    number: SEED_NUMBER + index,
    createdAt: SEED_DATE,
    startsAt: discount.startsAt ?? SEED_DATE,
  }));

function requireEmulated(input: AutomaticInput): void {
  requireKnownFields('DiscountAutomaticBasicInput', input, FIELDS);
  requireKnownFields('DiscountMinimumRequirementInput', input.minimumRequirement, ['subtotal', 'quantity']);
  requireEmulatedValue(input.customerGets, ['all', 'products']);
  // A minimum of pieces is that of the products, and of nothing else.
  const hasQuantity = Boolean(input.minimumRequirement?.quantity);
  if (hasQuantity !== Boolean(input.customerGets?.items?.products))
    throw new FieldNotEmulatedError(
      'DiscountMinimumRequirementInput',
      'quantity for everything, or products without it',
    );
  requireEmulatedScope('DiscountAutomaticBasicInput', input);
}

/** Returns the products of a discount; undefined for one of everything. */
function productsOf({customerGets, minimumRequirement}: AutomaticInput, state: ShopState) {
  const ids = customerGets?.items?.products?.productsToAdd;
  if (!ids) return undefined;
  const handles = ids.flatMap((id) => findAnyProduct(state, id)?.handle ?? []);
  return {handles, minimumQuantity: Number(minimumRequirement?.quantity?.greaterThanOrEqualToQuantity)};
}

/** `discountAutomaticBasicCreate`: carts have the discount at once. */
function create(
  _root: unknown,
  {automaticBasicDiscount: input}: {readonly automaticBasicDiscount: AutomaticInput},
  context: ShopContext,
) {
  requireEmulated(input);
  const {state} = context;
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
  const products = productsOf(input, state);
  const record: AutomaticDiscountRecord = {
    number: nextNumber(state),
    title,
    takes: takesOf(input.customerGets),
    ...(minimum && {minimumMinor: toMinor(minimum)}),
    ...(products && {products}),
    ...(input.startsAt && {startsAt: input.startsAt}),
    ...(input.endsAt && {endsAt: input.endsAt}),
    createdAt: timeNow(state),
  };
  state.data.automaticDiscounts = [...known, record];
  state.changed({isDurable: true});
  return {automaticDiscountNode: toNode(record, context), userErrors};
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
      context: ShopContext,
    ) {
      if (args.query) throw new FieldNotEmulatedError('QueryRoot', 'automaticDiscountNodes with a query');
      const records = [...seedRecords(context.state), ...(context.state.data.automaticDiscounts ?? [])];
      const nodes = records.map((record) => toNode(record, context));
      return connection(nodes, args, ({id}) => id);
    },
  },
  DiscountProducts: {
    products: ({productNodes}: {readonly productNodes: readonly AdminProduct[]}, args: ConnectionArgs) =>
      connection(productNodes, args, ({id}) => id),
  },
  Mutation: {discountAutomaticBasicCreate: create, discountAutomaticDelete: remove},
};
