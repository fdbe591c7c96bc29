import {setUpStore, type SetupTools} from '../../scripts/store/set-up-store';
import {parseSetupOptions} from '../../scripts/store/setup-options';
import {ADMIN_SCOPES, SETUP_SCOPES} from '../../local/shop/admin/admin-scopes';
import {adminTokenOf, createAdminClient} from '../../local/tests/admin-client';
import {startLocalShop, type LocalShop, type LocalShopOptions} from './local-shop';
import {STAND_IN_FILES} from './stand-in-files';

/** Points for the tests that are not about the rate limit. */
const PLENTY = {maximum: 1_000_000, restorePerSecond: 1_000_000};

/** Short, so that the claim of a run that was cut off ends at once. */
export const CLAIM_TIMES = {claimMs: 400, renewMs: 100, pollMs: 20};

/** Starts a store that holds nothing, whose app has the scopes of the setup. */
export const startEmptyShop = (options: LocalShopOptions = {}): Promise<LocalShop> =>
  startLocalShop({profile: 'empty', clock: () => new Date(), adminPlan: PLENTY, ...options});

/**
 * Starts an empty store with separate hosts, client credentials instead of a fixed token, and no names of customers,
 * whose app has the scopes of the setup.
 */
export const startStrictEmptyShop = (): Promise<LocalShop> =>
  startEmptyShop({profile: 'strict', isEmpty: true, adminScopes: [...ADMIN_SCOPES, ...SETUP_SCOPES]});

/** Runs `store:setup`. @param args as at the command line */
export async function runSetup(
  settings: Readonly<Record<string, unknown>>,
  args: string,
  tools: Partial<SetupTools> = {},
): Promise<{readonly code: number; readonly text: string}> {
  const lines: string[] = [];
  const options = parseSetupOptions(args.split(' ').filter((arg) => arg !== ''));
  const code = await setUpStore(settings, options, {
    files: STAND_IN_FILES,
    ...tools,
    print: (line) => {
      lines.push(line);
      tools.print?.(line);
    },
  });
  return {code, text: lines.join('\n')};
}

/** Everything that the setup enters, without what differs between stores. */
export async function readStore(shop: LocalShop): Promise<Readonly<Record<string, unknown>> | undefined> {
  const {data, errors} = await createAdminClient(
    shop,
    await adminTokenOf(shop),
  )(`query Everything {
    products(first: 50) { nodes { handle title tags totalInventory metafields(first: 50) { nodes { key namespace } } } }
    metaobjectDefinitions(first: 50) { nodes { type fieldDefinitions { key } } }
    metafieldDefinitions(ownerType: PRODUCT, first: 50) { nodes { namespace key } }
    testimonials: metaobjects(type: "testimonial", first: 50) { nodes { handle } }
    collections(first: 50) { nodes { handle products(first: 50) { nodes { handle } } } }
    menus(first: 50) { nodes { handle } }
    pages(first: 50) { nodes { handle } }
    blogs(first: 50) { nodes { handle } }
    articles(first: 50) { nodes { handle title summary author { name } image { altText } } }
    urlRedirects(first: 50) { nodes { path } }
    files(first: 100) { nodes { alt fileStatus } }
    webhookSubscriptions(first: 100) { nodes { topic uri } }
  }`);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
