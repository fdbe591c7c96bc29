import {SEED_DATE} from '../../seed/seed-date';
import type {SeedPolicy} from '../../seed/types';
import {changeContent} from '../catalog/catalog-changes';
import {policyId} from '../catalog/ids';
import {dateTime} from '../graphql/date-time';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {ShopConfig, ShopContext} from '../state';

interface PolicyInput {
  readonly type: string;
  readonly body: string;
}

/** The policies that a storefront shows, by their type in the Admin API, with the titles that Shopify gives them. */
const KINDS: Readonly<Record<string, Pick<SeedPolicy, 'kind' | 'handle' | 'title'>>> = {
  PRIVACY_POLICY: {kind: 'privacyPolicy', handle: 'privacy-policy', title: 'Privacy Policy'},
  REFUND_POLICY: {kind: 'refundPolicy', handle: 'refund-policy', title: 'Refund Policy'},
  SHIPPING_POLICY: {kind: 'shippingPolicy', handle: 'shipping-policy', title: 'Shipping Policy'},
  TERMS_OF_SERVICE: {kind: 'termsOfService', handle: 'terms-of-service', title: 'Terms of Service'},
};

const MAX_LENGTH = 524_288;

const typeOf = ({kind}: SeedPolicy): string => Object.entries(KINDS).find(([, each]) => each.kind === kind)?.[0] ?? '';

const toNode = (policy: SeedPolicy, {checkoutOrigin}: ShopConfig) => ({
  __typename: 'ShopPolicy' as const,
  id: policyId(policy),
  type: typeOf(policy),
  title: policy.title,
  body: policy.bodyHtml,
  url: `${checkoutOrigin}/policies/${policy.handle}`,
  createdAt: dateTime(SEED_DATE),
  updatedAt: dateTime(SEED_DATE),
});

/** `shopPolicyUpdate`: writes a policy; one with an empty text does not exist. */
function update(_root: unknown, {shopPolicy}: {readonly shopPolicy: PolicyInput}, {state, config}: ShopContext) {
  const kind = KINDS[shopPolicy.type];
  if (!kind) throw new FieldNotEmulatedError('ShopPolicyType', shopPolicy.type);
  if (shopPolicy.body.length > MAX_LENGTH) {
    const error = {code: 'TOO_BIG', field: ['shopPolicy', 'body'], message: 'Body is too big (maximum is 512 KB)'};
    return {shopPolicy: null, userErrors: [error]};
  }
  const policy: SeedPolicy = {...kind, bodyHtml: shopPolicy.body};
  const others = state.seed.policies.filter((each) => each.kind !== kind.kind);
  changeContent(state, {policies: shopPolicy.body === '' ? others : [...others, policy]});
  return {shopPolicy: toNode(policy, config), userErrors: []};
}

/** The Admin API resolvers of the shop's policies. */
export const policyResolvers: ResolverMap = {
  Shop: {
    shopPolicies: (_shop: unknown, _args: unknown, {state, config}: ShopContext) =>
      state.seed.policies.map((policy) => toNode(policy, config)),
  },
  Mutation: {shopPolicyUpdate: update},
};
