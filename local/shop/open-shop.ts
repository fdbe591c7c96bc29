import {createShop, type Shop, type ShopOptions} from './create-shop';
import {LOCAL_CREDENTIALS} from './local-credentials';
import {serveHttp} from '../kit/serve-http';
import type {ShopConfig} from './state';
import {toStoreHosts} from './store-hosts';
import type {StoreProfile} from './store-profile';

const LOOPBACK = '127.0.0.1';

interface OpenShopOptions extends Omit<ShopOptions, 'config'> {
  readonly profile: StoreProfile;
  /** 0 selects any free port. */
  readonly port: number;
  /** The second port, for a store whose customer accounts have their own host. */
  readonly accountsPort: number;
  readonly storefrontOrigin: string;
}

/** A shop that listens on all of its hosts. */
interface OpenShop {
  readonly shop: Shop;
  readonly config: ShopConfig;
  /** Stops listening; background work continues until the shop is closed. */
  close(): Promise<void>;
}

/**
 * Creates the shop of a store profile and listens on its hosts.
 *
 * @returns the shop, once it listens
 * @throws Error if a port is in use
 */
export async function openShop(options: OpenShopOptions): Promise<OpenShop> {
  const {profile, port, accountsPort, storefrontOrigin, ...rest} = options;
  const config = {...LOCAL_CREDENTIALS, ...toStoreHosts(profile, port, accountsPort), profile, storefrontOrigin};
  const shop = createShop({...rest, config});
  const main = await serveHttp({fetch: shop.fetch, port, host: LOOPBACK});
  const accounts =
    profile.hosts === 'separate' ? await serveHttp({fetch: shop.fetch, port: accountsPort, host: LOOPBACK}) : null;
  // The ports are known only once the shop listens.
  Object.assign(config, toStoreHosts(profile, main.port, accounts?.port ?? main.port));
  return {
    shop,
    config,
    close: async () => void (await Promise.all([main.close(), accounts?.close()])),
  };
}
