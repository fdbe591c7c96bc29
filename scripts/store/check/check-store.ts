import {reportFindings} from '../../lib/findings';
import {connectStore, toWebhookAddress} from '../connect-store';
import {readStoreFacts} from '../preflight';
import {checkContent, findCheckedEntries} from './check-content';
import {checkMails} from './check-mails';
import {checkOnlineStore} from './check-online-store';
import {checkPackOffers} from './check-pack-offers';
import {checkPersonalData} from './check-personal-data';
import {checkProducts, findCheckedProducts} from './check-products';
import {checkSamples} from './check-samples';
import {checkSettings} from './check-settings';
import {checkWebhooks} from './check-webhooks';
import {readOrDeny, type Finding} from './finding';
import {createShopperClient} from './shopper-client';

interface CheckTools {
  readonly print: (line: string) => void;
  readonly now?: () => Date;
}

async function findFindings(settings: Readonly<Record<string, unknown>>, now: Date): Promise<readonly Finding[]> {
  const {admin, config, isLocal} = connectStore(settings);
  const facts = await readStoreFacts(admin);
  const domain = facts.myshopifyDomain;
  const shoppers = createShopperClient(admin.origin, config);
  const findings: Finding[] = [];
  const products = await readOrDeny('Products', () => findCheckedProducts(admin), findings);
  const entries = await readOrDeny('Metaobjects', () => findCheckedEntries(admin), findings);
  findings.push(
    ...checkSettings(facts, config, now),
    ...checkMails(config, domain),
    ...(await checkOnlineStore(facts, config.PUBLIC_ORIGIN)),
    ...(await checkPersonalData(admin, facts, config)),
    ...(config.SHOPIFY_WEBHOOK_SECRETS ? await checkWebhooks(admin, toWebhookAddress(config)) : []),
    ...(products ? await checkProducts(products, shoppers, domain) : []),
    ...(await checkContent(admin, entries, shoppers, domain)),
    ...(await checkPackOffers(admin, {products: products ?? [], entries: entries ?? [], domain, now})),
    ...(await checkSamples(admin, {products: products ?? [], entries: entries ?? [], domain, isLocal})),
  );
  const denials = shoppers.denials().map((message): Finding => ({level: 'problem', area: 'Storefront API', message}));
  return [...findings, ...denials];
}

/**
 * Checks, without changing anything, whether a store has what the storefront needs and whether shoppers get it.
 * @returns the exit code: 1 if there is a problem, 2 if the store could not be checked
 */
export function checkStore(
  settings: Readonly<Record<string, unknown>>,
  {isJson}: {readonly isJson: boolean},
  {print, now = () => new Date()}: CheckTools,
): Promise<number> {
  return reportFindings(() => findFindings(settings, now()), {isJson, print, subject: 'The store'});
}
