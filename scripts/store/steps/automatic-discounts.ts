import {z} from 'zod';
import type {SeedAutomaticDiscount} from '../../../local/seed/seed-discount';
import {createNode} from '../create-node';
import {
  ALWAYS,
  CustomerGetsSchema,
  MoneySchema,
  toAmount,
  toCustomerGets,
  toMinor,
  toValueFacts,
  valueFactsOf,
} from '../discount-values';
import {listAll} from '../list-all';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Facts, Found, SetupItem, SetupStep} from '../setup-item';
import {findProducts, type StoreProduct} from '../store-products';
import {
  AUTOMATIC_DISCOUNT_CREATE_MUTATION,
  AUTOMATIC_DISCOUNT_DELETE_MUTATION,
  AUTOMATIC_DISCOUNTS_QUERY,
} from './discounts.admin.gql';

/** Without products for everything and for collections. */
const ItemsSchema = z.object({products: z.object({nodes: z.array(z.object({handle: z.string()}))}).optional()});

/** An automatic discount of the store; those of other kinds have no title here. */
export const AutomaticDiscountSchema = z.object({
  id: z.string(),
  automaticDiscount: z.object({
    title: z.string().optional(),
    endsAt: z.string().nullish(),
    minimumRequirement: z
      .object({
        greaterThanOrEqualToSubtotal: MoneySchema.optional(),
        greaterThanOrEqualToQuantity: z.coerce.number().optional(),
      })
      .nullish(),
    customerGets: CustomerGetsSchema.extend({items: ItemsSchema.optional()}).optional(),
  }),
});
type Products = ReadonlyMap<string, Pick<StoreProduct, 'id'>>;
type Node = z.infer<typeof AutomaticDiscountSchema>;

/** The facts of a discount of products; none for one of everything. */
const productFacts = (handles: readonly string[], minimumQuantity: number | undefined): Facts =>
  handles.length > 0 ? {products: handles.toSorted().join(' '), minimumQuantity: minimumQuantity ?? null} : {};

function toFound({id, automaticDiscount}: Node): Found {
  const {customerGets, minimumRequirement: minimum, endsAt} = automaticDiscount;
  const subtotal = minimum?.greaterThanOrEqualToSubtotal;
  const handles = customerGets?.items?.products?.nodes.map(({handle}) => handle) ?? [];
  const facts = {
    ...toValueFacts(customerGets),
    minimumMinor: subtotal ? toMinor(subtotal.amount) : null,
    hasEnd: Boolean(endsAt),
    ...productFacts(handles, minimum?.greaterThanOrEqualToQuantity),
  };
  return {id, facts};
}

/** Returns the input that limits a discount to products or to a minimum. */
function toScope({products, minimumMinor, takes}: SeedAutomaticDiscount, known: Products) {
  const {minimumQuantity, handles} = products ?? {};
  const subtotal = minimumMinor !== undefined && {greaterThanOrEqualToSubtotal: toAmount(minimumMinor)};
  const quantity = minimumQuantity !== undefined && {greaterThanOrEqualToQuantity: String(minimumQuantity)};
  const minimumRequirement = {...(subtotal && {subtotal}), ...(quantity && {quantity})};
  return {
    customerGets: toCustomerGets(
      takes,
      handles?.flatMap((handle) => known.get(handle)?.id ?? []),
    ),
    ...((subtotal || quantity) && {minimumRequirement}),
  };
}

function toItem(
  {admin}: SetupContext,
  wanted: SeedAutomaticDiscount,
  {stored, known}: {readonly stored: Node | undefined; readonly known: Products},
): SetupItem {
  const {title, takes, minimumMinor, startsAt = ALWAYS, endsAt, products} = wanted;
  const missing = products?.handles.find((handle) => !known.has(handle));
  return {
    key: `automatic-discount:${title}`,
    wanted: {
      ...valueFactsOf(takes),
      minimumMinor: minimumMinor ?? null,
      hasEnd: endsAt !== undefined,
      ...productFacts(products?.handles ?? [], products?.minimumQuantity),
    },
    found: stored ? toFound(stored) : null,
    ...(missing && {waitsFor: `the product ${missing}`}),
    async create() {
      const discount = {
        ...{title, startsAt, context: {all: 'ALL'}},
        ...(endsAt && {endsAt}),
        ...toScope(wanted, known),
        combinesWith: {shippingDiscounts: true},
      };
      return toFound(await createNode(admin, AUTOMATIC_DISCOUNT_CREATE_MUTATION, {discount}, AutomaticDiscountSchema));
    },
    remove: ({id}) => sendMutation(admin, AUTOMATIC_DISCOUNT_DELETE_MUTATION, {id}),
  };
}

export const createAutomaticDiscountsStep = (context: SetupContext): SetupStep => ({
  name: 'automatic-discounts',
  title: 'Automatic discounts',
  async load() {
    const {admin, wanted} = context;
    const {automaticDiscounts = []} = wanted;
    if (automaticDiscounts.length === 0) return [];
    const stored = await listAll(admin, AUTOMATIC_DISCOUNTS_QUERY, AutomaticDiscountSchema);
    const handles = automaticDiscounts.flatMap(({products}) => products?.handles ?? []);
    const known = await findProducts(admin, [...new Set(handles)]);
    return automaticDiscounts.map((discount) =>
      toItem(context, discount, {
        stored: stored.find(({automaticDiscount}) => automaticDiscount.title === discount.title),
        known,
      }),
    );
  },
});
