import {describe, expect, it} from 'vitest';
import {POLICY_FACTS, POLICY_WORDS} from '../policy-facts';
import {SEED} from '../seed';

const ALLOWED_TAGS = 'h2 h3 p ul ol li strong a table thead tbody tr th td'.split(' ');
const POLICY_PATHS = ['/shipping-returns', '/privacy-policy', '/terms-of-service'];

const articles = SEED.blogs.flatMap((blog) => blog.articles);

const bodies = [...SEED.pages, ...SEED.policies, ...articles].map(({handle, bodyHtml}) => ({handle, bodyHtml}));

const knownPaths = [
  '/',
  '/products',
  '/recipes',
  '/recipes/saved',
  '/profile/privacy',
  '/orders',
  '/contact?topic=order',
  '/contact?topic=privacy',
  ...POLICY_PATHS,
  ...SEED.pages.map(({handle}) => `/${handle}`),
  ...SEED.products.map(({handle}) => `/product/${handle}`),
  ...SEED.products.map(({handle}) => `/recipes/${handle}`),
  ...SEED.blogs.map(({handle}) => `/blogs/${handle}`),
];

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** All texts of the shop, to check that their promises are consistent. */
const everyText = [
  ...bodies.map(({bodyHtml}) => plain(bodyHtml)),
  ...SEED.products.flatMap((product) => [
    ...product.description,
    ...product.whyChoose,
    ...(product.howToUse ?? []),
    product.ingredients ?? '',
    product.storage ?? '',
  ]),
].join('\n');

const distinct = (pattern: RegExp): readonly string[] => [...new Set(everyText.match(pattern))].sort();

describe('pages, policies and articles', () => {
  it('exist at the paths that the storefront serves', () => {
    expect(SEED.pages.map(({handle}) => handle).sort()).toEqual(['about', 'contact', 'faqs']);
    expect(SEED.policies.map(({kind, handle}) => [kind, handle])).toEqual([
      ['shippingPolicy', 'shipping-policy'],
      ['refundPolicy', 'refund-policy'],
      ['privacyPolicy', 'privacy-policy'],
      ['termsOfService', 'terms-of-service'],
    ]);
  });

  it.each(bodies)('$handle uses only plain tags and closes each one correctly', ({bodyHtml}) => {
    const open: string[] = [];
    for (const [, slash, tag = '', attributes] of bodyHtml.matchAll(/<(\/?)([a-z0-9]+)((?: [^>]*)?)>/g)) {
      expect(ALLOWED_TAGS).toContain(tag);
      expect(attributes).toMatch(/^$|^ href="[^"]+"$|^ scope="(col|row)"$/);
      if (slash) expect(open.pop()).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
  });

  it.each(bodies)('$handle has no stray markup or unescaped character outside its tags', ({bodyHtml}) => {
    expect(plain(bodyHtml)).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
    expect(plain(bodyHtml)).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(bodies)('$handle links only to existing pages', ({bodyHtml}) => {
    const targets = [...bodyHtml.matchAll(/href="([^"]+)"/g)].map(([, target]) => target);
    const mailbox = `mailto:${POLICY_FACTS.supportEmail}`;
    expect(targets.filter((target = '') => target !== mailbox && !knownPaths.includes(target))).toEqual([]);
  });

  it.each([...SEED.pages, ...SEED.blogs, ...articles])(
    '$handle has a description that fits into a search result',
    ({seoDescription}) => {
      expect(seoDescription.length).toBeGreaterThan(50);
      expect(seoDescription.length).toBeLessThanOrEqual(160);
    },
  );

  it('has menus that link only to existing pages', () => {
    const paths = SEED.menus.flatMap(({items}) => items.map(({path}) => path));
    expect(paths.filter((path) => !knownPaths.includes(path))).toEqual([]);
  });

  it('includes ten questions with answers', () => {
    const faqs = SEED.pages.find(({handle}) => handle === 'faqs');
    expect(faqs?.bodyHtml.match(/<h2>/g)).toHaveLength(10);
  });
});

describe('promises', () => {
  it('states the same delivery and return times everywhere', () => {
    expect(distinct(/\d+(–\d+)? business days/g)).toEqual([
      '1–2 business days',
      '2–3 business days',
      '3–5 business days',
      '5–7 business days',
      '7–10 business days',
    ]);
    expect(distinct(/\d+ (days|hours|months|years)\b/g)).toEqual([
      '12 months',
      '18 months',
      '180 days',
      '2 years',
      '30 days',
      '48 hours',
      '90 days',
    ]);
  });

  it.each([
    ['the time to pack', `order within ${POLICY_WORDS.processing}`],
    ['the time of standard shipping', POLICY_WORDS.standardTime],
    ['the price of standard shipping', POLICY_WORDS.standardPrice],
    ['the time of express shipping', POLICY_WORDS.expressTime],
    ['the price of express shipping', POLICY_WORDS.expressPrice],
    ['the offer of free shipping', POLICY_WORDS.freeShipping],
    ['the time for returns', `within ${POLICY_WORDS.returns}`],
    ['the time for refunds', POLICY_WORDS.refund],
    ['the time to report damage', POLICY_WORDS.damage],
  ])('states %s in the policies of shipping and refunds alone, to which the others link', (_what, words) => {
    const stating = [...SEED.pages, ...SEED.policies].filter(({bodyHtml}) => plain(bodyHtml).includes(words));
    const places = stating.map(({handle}) => handle).filter((handle) => !/^(shipping|refund)-policy$/.test(handle));
    expect([stating.length > 0, places]).toEqual([true, []]);
  });

  it('states the same prices everywhere', () => {
    expect(distinct(/\$\d+(\.\d+)?/g)).toEqual(['$25', '$4.99', '$9.99']);
  });

  it('describes the food the same way everywhere', () => {
    expect(distinct(/\d+%/g)).toEqual(['15%', '20%', '97%']);
    expect(distinct(/serves \d+/g)).toEqual(['serves 2']);
    expect(distinct(/\d+ minutes to (prepare|cook)\b/g)).toEqual(['20 minutes to cook', '5 minutes to prepare']);
  });

  it('stores the promises in the settings that pages read', () => {
    const settings = SEED.metaobjects.find(({type, handle}) => type === 'storefront_settings' && handle === 'main');
    const fields = Object.fromEntries(settings?.fields.map(({key, value}) => [key, value]) ?? []);
    expect(fields).toMatchObject({free_shipping_minor: '2500', support_email: SEED.shop.email});
    expect((fields.seasonal_from ?? '') < (fields.seasonal_until ?? '')).toBe(true);
  });
});
