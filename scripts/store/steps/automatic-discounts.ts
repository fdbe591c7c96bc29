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
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {
  AUTOMATIC_DISCOUNT_CREATE_MUTATION,
  AUTOMATIC_DISCOUNT_DELETE_MUTATION,
  AUTOMATIC_DISCOUNTS_QUERY,
} from './discounts.admin.gql';

/** Automatic discounts of other kinds have no title here. */
const NodeSchema = z.object({
  id: z.string(),
  automaticDiscount: z.object({
    title: z.string().optional(),
    endsAt: z.string().nullish(),
    minimumRequirement: z.object({greaterThanOrEqualToSubtotal: MoneySchema.optional()}).nullish(),
    customerGets: CustomerGetsSchema.optional(),
  }),
});
type Node = z.infer<typeof NodeSchema>;

/** A minimum of pieces, which the specification has none of, is 0 here. */
function toFound({id, automaticDiscount}: Node): Found {
  const {customerGets, minimumRequirement: minimum, endsAt} = automaticDiscount;
  const minimumMinor = minimum ? toMinor(minimum.greaterThanOrEqualToSubtotal?.amount ?? '') : null;
  return {id, facts: {...toValueFacts(customerGets), minimumMinor, hasEnd: Boolean(endsAt)}};
}

function toItem(
  {admin}: SetupContext,
  {title, takes, minimumMinor, startsAt = ALWAYS, endsAt}: SeedAutomaticDiscount,
  stored: Node | undefined,
): SetupItem {
  return {
    key: `automatic-discount:${title}`,
    wanted: {...valueFactsOf(takes), minimumMinor: minimumMinor ?? null, hasEnd: endsAt !== undefined},
    found: stored ? toFound(stored) : null,
    async create() {
      const discount = {
        ...{title, startsAt, context: {all: 'ALL'}, customerGets: toCustomerGets(takes)},
        ...(endsAt && {endsAt}),
        ...(minimumMinor !== undefined && {
          minimumRequirement: {subtotal: {greaterThanOrEqualToSubtotal: toAmount(minimumMinor)}},
        }),
        combinesWith: {shippingDiscounts: true},
      };
      return toFound(await createNode(admin, AUTOMATIC_DISCOUNT_CREATE_MUTATION, {discount}, NodeSchema));
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
    const stored = await listAll(admin, AUTOMATIC_DISCOUNTS_QUERY, NodeSchema);
    return automaticDiscounts.map((discount) =>
      toItem(
        context,
        discount,
        stored.find(({automaticDiscount}) => automaticDiscount.title === discount.title),
      ),
    );
  },
});
