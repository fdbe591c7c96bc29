import {z} from 'zod';
import type {SeedDiscount} from '../../../local/seed/types';
import {createNode} from '../create-node';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Facts, Found, SetupItem, SetupStep} from '../setup-item';
import {
  DISCOUNT_BASIC_CREATE_MUTATION,
  DISCOUNT_BY_CODE_QUERY,
  DISCOUNT_DELETE_MUTATION,
  DISCOUNT_SHIPPING_CREATE_MUTATION,
} from './discounts.admin.gql';

const MoneySchema = z.object({amount: z.string()});
const NodeSchema = z.object({
  id: z.string(),
  codeDiscount: z.object({
    __typename: z.string(),
    endsAt: z.string().nullish(),
    appliesOncePerCustomer: z.boolean().optional(),
    customerGets: z
      .object({value: z.object({percentage: z.number().optional(), amount: MoneySchema.optional()})})
      .optional(),
    maximumShippingPrice: MoneySchema.nullish(),
  }),
});
const FoundSchema = z.object({node: NodeSchema.nullable()});

const MINOR_PER_UNIT = 100;
/** The day before which no code of the specification begins. */
const ALWAYS = '2025-01-01T00:00:00Z';

const toMinor = (amount: string | undefined): number => Math.round(Number(amount) * MINOR_PER_UNIT);

function toFound({id, codeDiscount}: z.infer<typeof NodeSchema>): Found {
  const {customerGets, maximumShippingPrice, endsAt, appliesOncePerCustomer} = codeDiscount;
  if (maximumShippingPrice) return {id, facts: {shippingUpToMinor: toMinor(maximumShippingPrice.amount)}};
  const {percentage, amount} = customerGets?.value ?? {};
  return {
    id,
    facts: {
      ...(percentage === undefined
        ? {amountMinor: amount ? toMinor(amount.amount) : null}
        : {percent: Math.round(percentage * MINOR_PER_UNIT)}),
      oncePerCustomer: appliesOncePerCustomer ?? false,
      hasEnd: Boolean(endsAt),
    },
  };
}

function factsOf({takes, oncePerCustomer = false, endsAt}: SeedDiscount): Facts {
  const terms = {oncePerCustomer, hasEnd: endsAt !== undefined};
  switch (takes.kind) {
    case 'percentage':
      return {percent: takes.percent, ...terms};
    case 'amount':
      return {amountMinor: takes.amountMinor, ...terms};
    case 'shipping':
      return {shippingUpToMinor: takes.upToMinor};
  }
}

const toAmount = (minor: number): string => (minor / MINOR_PER_UNIT).toFixed(2);

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
  const value =
    takes.kind === 'percentage'
      ? {percentage: takes.percent / MINOR_PER_UNIT}
      : {discountAmount: {amount: toAmount(takes.amountMinor), appliesOnEachItem: false}};
  const discount = {
    ...shared,
    ...(endsAt && {endsAt}),
    appliesOncePerCustomer: oncePerCustomer,
    customerGets: {items: {all: true}, value},
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
