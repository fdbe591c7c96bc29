import {z} from 'zod';
import {createOnce} from '~/core/create-once';
import {CART_CONTENTS_PLAN_FRAGMENT, CART_LINE_PLANS_FRAGMENT} from './cart-plans.gql';
import {PLAN_ACCESS_QUERY} from './plan-access.gql';
import type {PlanAccessQuery} from '../../../storefrontapi.generated';

/** Reads of public data, through the cache. */
interface Reader {
  query(document: typeof PLAN_ACCESS_QUERY): Promise<PlanAccessQuery>;
}

const PLAN_FRAGMENTS: readonly (readonly [name: string, text: string])[] = [
  ['CartLinePlans', CART_LINE_PLANS_FRAGMENT],
  ['CartContentsPlan', CART_CONTENTS_PLAN_FRAGMENT],
];

/** A merchant may grant the scope at any time. */
const DENIED_FOR_MS = 300_000;

/** Until when a store is known to deny its plans, in milliseconds, by its domain. */
const deniedUntilMs = new Map<string, number>();

const DenialSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  extensions: z.object({code: z.literal('ACCESS_DENIED')}),
});

type Send<Response> = (document: string) => Promise<Response>;

/**
 * Creates the function that sends cart documents, without their selling plan fields if the store denies access to them.
 * Without the scope `unauthenticated_read_selling_plans`, Shopify rejects every cart query that contains these fields. A
 * rejected query is sent again without them. A mutation must not be sent twice, so a cached query determines the access first.
 */
export function createPlanSender(storefront: Reader, now: () => number = Date.now) {
  const hasAccess = createOnce(async () => {
    try {
      const {products} = await storefront.query(PLAN_ACCESS_QUERY);
      return products.nodes.some(({sellingPlanGroups}) => sellingPlanGroups !== undefined);
    } catch {
      // The cart's own request reports that Shopify is down.
      return false;
    }
  });
  return async <Response extends {readonly errors?: unknown}>(
    domain: string,
    document: string,
    send: Send<Response>,
  ): Promise<Response> => {
    const found = PLAN_FRAGMENTS.filter(([, text]) => document.includes(text));
    if (found.length === 0) return send(document);
    const sendWithout = () => send(found.reduce(withoutFragment, document));
    if (/\bmutation\b/.test(document)) return (await hasAccess()) ? send(document) : sendWithout();
    if ((deniedUntilMs.get(domain) ?? 0) > now()) return sendWithout();
    const response = await send(document);
    if (!isPlanDenied(response.errors)) return response;
    deniedUntilMs.set(domain, now() + DENIED_FOR_MS);
    return sendWithout();
  };
}

const isPlanDenied = (errors: unknown): boolean =>
  Array.isArray(errors) &&
  errors.some((error) => {
    const {data} = DenialSchema.safeParse(error);
    return data?.path.some((step) => /sellingPlan/i.test(String(step))) ?? false;
  });

const withoutFragment = (document: string, [name, text]: (typeof PLAN_FRAGMENTS)[number]): string =>
  document.replaceAll(text, '').replaceAll(`...${name}`, '');
