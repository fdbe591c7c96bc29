import {z} from 'zod';
import type {SeedDiscount} from '../../../local/seed/seed-discount';
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
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Facts, Found, SetupItem, SetupStep} from '../setup-item';
import {
  DISCOUNT_BASIC_CREATE_MUTATION,
  DISCOUNT_BY_CODE_QUERY,
  DISCOUNT_DELETE_MUTATION,
  DISCOUNT_SHIPPING_CREATE_MUTATION,
} from './discounts.admin.gql';

const NodeSchema = z.object({
  id: z.string(),
  codeDiscount: z.object({
    __typename: z.string(),
    endsAt: z.string().nullish(),
    appliesOncePerCustomer: z.boolean().optional(),
    customerGets: CustomerGetsSchema.optional(),
    maximumShippingPrice: MoneySchema.nullish(),
  }),
});
const FoundSchema = z.object({node: NodeSchema.nullable()});

function toFound({id, codeDiscount}: z.infer<typeof NodeSchema>): Found {
  const {customerGets, maximumShippingPrice, endsAt, appliesOncePerCustomer} = codeDiscount;
  if (maximumShippingPrice) return {id, facts: {shippingUpToMinor: toMinor(maximumShippingPrice.amount)}};
  return {
    id,
    facts: {
      ...toValueFacts(customerGets),
      oncePerCustomer: appliesOncePerCustomer ?? false,
      hasEnd: Boolean(endsAt),
    },
  };
}

const factsOf = ({takes, oncePerCustomer = false, endsAt}: SeedDiscount): Facts =>
  takes.kind === 'shipping'
    ? {shippingUpToMinor: takes.upToMinor}
    : {...valueFactsOf(takes), oncePerCustomer, hasEnd: endsAt !== undefined};

/** Codes on the goods and codes on the shipping may be combined with each other. */
function toRequest({code, takes, oncePerCustomer = false, startsAt = ALWAYS, endsAt}: SeedDiscount) {
  const shared = {title: code, code, startsAt, context: {all: 'ALL'}};
  if (takes.kind === 'shipping') {
    const discount = {
      ...shared,
      destination: {all: true},
      maximumShippingPrice: toAmount(takes.upToMinor),
      combinesWith: {orderDiscounts: true},
    };
    return {document: DISCOUNT_SHIPPING_CREATE_MUTATION, discount};
  }
  const discount = {
    ...shared,
    ...(endsAt && {endsAt}),
    appliesOncePerCustomer: oncePerCustomer,
    customerGets: toCustomerGets(takes),
    combinesWith: {shippingDiscounts: true},
  };
  return {document: DISCOUNT_BASIC_CREATE_MUTATION, discount};
}

export const createDiscountsStep = ({admin, wanted}: SetupContext): SetupStep => ({
  name: 'discounts',
  title: 'Discount codes',
  async load() {
    const items: SetupItem[] = [];
    for (const discount of wanted.discounts) {
      const {code} = discount;
      const {node} = await admin.request(DISCOUNT_BY_CODE_QUERY, {code}, FoundSchema);
      items.push({
        key: `discount:${code}`,
        wanted: factsOf(discount),
        found: node && toFound(node),
        async create() {
          const {document, discount: input} = toRequest(discount);
          return toFound(await createNode(admin, document, {discount: input}, NodeSchema));
        },
        remove: ({id}) => sendMutation(admin, DISCOUNT_DELETE_MUTATION, {id}),
      });
    }
    return items;
  },
});
