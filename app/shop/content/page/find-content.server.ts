import type {AppContext} from '~/platform/context.server';
import {readGuessed} from '~/platform/limits/read-limits.server';
import {createLinkMapper} from '../create-link-mapper';
import {POLICY_SUMMARIES} from '../policy/policy-copy';
import {toPolicyText} from '../policy/to-policy-text';
import type {ContentView} from './content-view';
import {sanitizeHtml} from './sanitize-html.server';
import {CONTENT_PAGE_QUERY, PAGE_HANDLES_QUERY, SHOP_POLICIES_QUERY} from './screen.gql';
import {toPolicyPath, type ContentSource} from './screens';
import {splitQuestions} from './split-questions';

type Context = Pick<AppContext, 'storefront' | 'config'>;

/**
 * Finds a content page.
 * @returns the page with sanitized HTML; null if the shop has no such page
 * @throws UpstreamError when Shopify does not respond
 */
export function findContent(context: Context, screen: ContentSource): Promise<ContentView | null> {
  if (screen.kind === 'page') return findPage(context, screen);
  return screen.kind === 'policies' ? findPolicies(context, screen) : findPolicyList(context, screen);
}

async function findPage({storefront, config}: Context, {handle, layout, title}: ContentSource & {kind: 'page'}) {
  const response = await readGuessed(
    (isListed) =>
      storefront.query(CONTENT_PAGE_QUERY, {
        variables: {handle},
        cache: isListed || title !== undefined ? 'catalog' : 'guessed-handle',
      }),
    async () => {
      const {pages} = await storefront.query(PAGE_HANDLES_QUERY, {cache: 'short'});
      return pages?.nodes.some((listed) => listed.handle === handle) ?? false;
    },
  );
  // Null if the shop has no such page; absent if the store denies its pages.
  if (response && response.page === undefined && title !== undefined)
    return {title, description: null, layout: 'text', parts: []} as const;
  const page = response?.page;
  if (!page) return null;
  const html = sanitizeHtml(page.body, {toLink: createLinkMapper(config)});
  const head = {title: page.title, description: page.seo?.description ?? null};
  if (layout === 'questions') {
    const questions = splitQuestions(html);
    if (questions.questions.length > 0) return {...head, layout, ...questions};
  }
  return {...head, layout: 'text', parts: [{title: null, html}]} as const;
}

async function findPolicies(
  {storefront, config}: Context,
  {name, title, policies}: ContentSource & {kind: 'policies'},
) {
  const {shop} = await storefront.query(SHOP_POLICIES_QUERY);
  const isNested = policies.length > 1;
  const sources = policies.flatMap((field) => {
    const policy = shop[field];
    if (!policy) return [];
    return [{title: policy.title, html: sanitizeHtml(policy.body, {toLink: createLinkMapper(config), isNested})}];
  });
  return sources.length > 0
    ? ({
        title,
        description: POLICY_SUMMARIES[name]?.lead ?? null,
        layout: 'policies',
        ...toPolicyText(sources),
      } as const)
    : null;
}

async function findPolicyList({storefront}: Context, {title}: ContentSource & {kind: 'policy-list'}) {
  const {shop} = await storefront.query(SHOP_POLICIES_QUERY);
  const links = [shop.shippingPolicy, shop.refundPolicy, shop.privacyPolicy, shop.termsOfService].flatMap((policy) => {
    const path = policy && toPolicyPath(policy.handle);
    return path ? `<li><a href="${path}">${escapeText(policy.title)}</a></li>` : [];
  });
  const html = `<ul>${links.join('')}</ul>`;
  return links.length > 0 ? ({title, description: null, layout: 'text', parts: [{title: null, html}]} as const) : null;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
