import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkStore} from '../../scripts/store/check/check-store';
import {daysUntilExpiry} from '../../app/platform/shopify/api-version';
import type {Finding} from '../../scripts/store/check/finding';
import {setUpStore} from '../../scripts/store/set-up-store';
import {AUTOMATIC_DISCOUNTS} from '../../local/seed/discounts';
import {SEED} from '../../local/seed/seed';
import type {SeedAutomaticDiscount} from '../../local/seed/seed-discount';
import {ADMIN_SCOPES} from '../../local/shop/admin/admin-scopes';
import {STOREFRONT_SCOPES} from '../../local/shop/graphql/access-scopes';
import {createAdminClient} from '../../local/tests/admin-client';
import {startLocalShop, type LocalShop, type LocalShopOptions} from '../support/local-shop';
import {runSetup} from '../support/store-setup';
import {STAND_IN_FILES} from '../support/stand-in-files';

const PLENTY = {maximum: 1_000_000, restorePerSecond: 1_000_000};
const NOW = () => new Date('2026-06-01T00:00:00Z');

interface Report {
  readonly isReady: boolean;
  readonly findings: readonly Finding[];
}

async function check(settings: Readonly<Record<string, unknown>>) {
  const lines: string[] = [];
  const code = await checkStore(settings, {isJson: true}, {print: (line) => lines.push(line), now: NOW});
  return {code, report: JSON.parse(lines.join('\n')) as Report};
}

const start = (options: LocalShopOptions) => startLocalShop({clock: () => new Date(), adminPlan: PLENTY, ...options});

describe('store:check', () => {
  let shop: LocalShop;
  beforeAll(async () => {
    shop = await start({profile: 'empty'});
    const options = {isApplied: true, isUndo: false, hasSamples: false, hasShipping: false};
    await setUpStore(shop.settings, options, {print: () => {}, files: STAND_IN_FILES});
  });
  afterAll(() => shop.close());

  it('finds a store ready after its setup, and names the scopes that only the setup needs', async () => {
    const {code, report} = await check(shop.settings);
    expect(report.findings.filter(({level}) => level === 'problem')).toEqual([]);
    expect(code).toBe(0);
    const scopes = report.findings.find(({area}) => area === 'Access scopes');
    expect(scopes).toMatchObject({level: 'warning', message: expect.stringContaining('write_content')});
    const mails = report.findings.filter(({area}) => area === 'Mails').map(({message}) => message);
    expect(mails).toContain('Shipping update: is on');
    const samples = report.findings.filter(({area}) => area === 'Samples').map(({message}) => message.split(':')[0]);
    expect(samples).toEqual([
      'invented testimonials',
      'invented ratings of',
      'invented nutrition facts of',
      'policies that are samples',
    ]);
  });

  it('asks for products as shoppers in pages, not one by one', async () => {
    await shop.clearLog();
    await check(shop.settings);
    const {operations} = await shop.log();
    expect(operations.find(({operation}) => operation === 'ShoppersProducts')?.count).toBe(1);
  });

  it('finds a product and metaobjects that exist but that shoppers do not get', async () => {
    const admin = createAdminClient(shop);
    const {data} = await admin(`{
      product: productByIdentifier(identifier: {handle: "palak-paneer"}) { id }
      definition: metaobjectDefinitionByType(type: "founder") { id }
    }`);
    const {product, definition} = data as Record<string, {id: string}>;
    await admin(
      `mutation Hide($product: ID!, $definition: ID!) {
        publishableUnpublish(id: $product, input: [{publicationId: "gid://shopify/Publication/1"}]) {
          userErrors { message }
        }
        metaobjectDefinitionUpdate(id: $definition, definition: {access: {storefront: NONE}}) { userErrors { message } }
      }`,
      {product: product?.id, definition: definition?.id},
    );
    const {code, report} = await check(shop.settings);
    expect(code).toBe(1);
    const problems = report.findings.filter(({level}) => level === 'problem');
    expect(problems.map(({area}) => area)).toEqual(['Product palak-paneer', 'Metaobjects founder']);
    for (const {message, link} of problems) {
      expect(message).toContain('but shoppers get null');
      expect(link).toContain('https://admin.shopify.com/store/');
    }
  });
});

describe('store:check of other stores', () => {
  it('finds an empty store not ready', async () => {
    const shop = await start({profile: 'empty'});
    const {code, report} = await check(shop.settings);
    await shop.close();
    expect(code).toBe(1);
    expect(report.findings).toContainEqual(expect.objectContaining({level: 'problem', area: 'Products'}));
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        area: 'Menu main-menu',
        message: expect.stringContaining('does not exist'),
      }),
    );
  });

  it('finds an offer of packs that no automatic discount gives, and dishes that one leaves out', async () => {
    const [three, six] = AUTOMATIC_DISCOUNTS.map((discount) => ({
      ...discount,
      products: {minimumQuantity: 3, handles: [], ...discount.products},
    }));
    if (!three || !six) throw new Error('the seed has two offers');
    const handles = three.products.handles.filter((handle) => handle !== 'palak-paneer');
    const less: SeedAutomaticDiscount = {...six, takes: {kind: 'amount', amountMinor: 500}};
    const seed = {...SEED, automaticDiscounts: [{...three, products: {...three.products, handles}}, less]};
    const shop = await start({seed});
    const {code, report} = await check(shop.settings);
    await shop.close();
    expect(code).toBe(1);
    const messages = report.findings.filter(({area}) => area === 'Offers of packs').map(({message}) => message);
    expect(messages).toEqual([
      'pack_offers promises 198 cents off 3 packs, but not off palak-paneer',
      'pack_offers promises 595 cents off 6 packs, but no automatic discount takes that off',
    ]);
  });

  it('names permissions that the storefront lacks', async () => {
    const limited = await start({
      profile: 'friendly',
      storefrontScopes: [],
      adminScopes: [...ADMIN_SCOPES, 'read_content', 'read_online_store_navigation', 'read_legal_policies'],
    });
    const {code, report} = await check(limited.settings);
    await limited.close();
    expect(code).toBe(1);
    const messages = report.findings.map(({message}) => message).join('\n');
    expect(messages).toContain('unauthenticated_read_product_tags');
    expect(messages).toContain('unauthenticated_read_metaobjects');
    expect(messages).toContain('unauthenticated_read_content');
  });

  it('checks what it can once the scopes of the setup are removed, and names the rest', async () => {
    const shop = await start({profile: 'friendly', adminScopes: ADMIN_SCOPES});
    const {code, report} = await check(shop.settings);
    await shop.close();
    const unchecked = report.findings.filter(({message}) => message.startsWith('cannot be checked'));
    expect(unchecked.map(({area}) => area)).toEqual(['Menu', 'Page', 'Blog', 'Policies']);
    expect(code).toBe(report.isReady ? 0 : 1);
    expect(report.findings).toContainEqual(expect.objectContaining({area: 'Samples'}));
  });

  it('finds the password page of a store that is not open yet', async () => {
    const shop = await start({profile: 'friendly', onlineStore: 'password'});
    const {code, report} = await check(shop.settings);
    await shop.close();
    expect(code).toBe(1);
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        level: 'problem',
        area: 'Online Store',
        message: 'a password protects the store: the checkout asks shoppers for it',
        link: expect.stringContaining('online_store/preferences'),
      }),
    );
  });

  it('warns of a theme that does not lead to the storefront', async () => {
    const shop = await start({profile: 'friendly', onlineStore: 'theme'});
    const {report} = await check(shop.settings);
    await shop.close();
    const message = expect.stringContaining('publish one that redirects to http://localhost:3000');
    expect(report.findings).toContainEqual(expect.objectContaining({level: 'warning', area: 'Online Store', message}));
  });

  it('finds that the app gets no names of customers', async () => {
    const shop = await start({profile: 'strict', storefrontScopes: STOREFRONT_SCOPES});
    const {code, report} = await check(shop.settings);
    await shop.close();
    expect(code).toBe(1);
    expect(report.findings).toContainEqual(
      expect.objectContaining({level: 'problem', area: 'Protected customer data'}),
    );
  });

  it('names webhooks that are missing, and those of a former address', async () => {
    const shop = await start({profile: 'friendly'});
    const ofStore = async (settings: Readonly<Record<string, unknown>>) =>
      (await check(settings)).report.findings
        .filter(({area}) => area === 'Webhooks')
        .map(({level, message}) => `${level}: ${message}`);
    await runSetup(shop.settings, '--apply --only webhooks');
    expect(await ofStore(shop.settings)).toEqual([]);
    const findings = await ofStore({...shop.settings, PUBLIC_ORIGIN: 'https://moved.example'});
    await shop.close();
    expect(findings).toEqual([
      expect.stringContaining('warning: https://moved.example/webhooks/shopify does not get orders/create, '),
      expect.stringContaining('warning: http://localhost:3000/webhooks/shopify still gets webhooks'),
    ]);
  });

  it('says why a store cannot be checked', async () => {
    const lines: string[] = [];
    const settings = {PUBLIC_STORE_DOMAIN: 'http://localhost:1'};
    const code = await checkStore(settings, {isJson: false}, {print: (line) => lines.push(line)});
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain('.env.example explains every setting.');
  });

  it('counts the days until the version of the API expires', () => {
    expect(daysUntilExpiry('2026-04', new Date('2027-03-31T12:00:00Z'))).toBe(0);
    expect(daysUntilExpiry('2026-04', NOW())).toBe(304);
  });
});
