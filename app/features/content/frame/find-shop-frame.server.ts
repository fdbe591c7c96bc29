import type {FrameMenuFragment} from '../../../../storefrontapi.generated';
import {memoize} from '~/core/memoize';
import type {AppContext} from '~/platform/context.server';
import {learnPrimaryDomain} from '~/platform/learned-hosts.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {toOwnPath} from '../own-path';
import {parseStorefrontSettings} from './parse-storefront-settings.server';
import {SHOP_FRAME_QUERY} from './shop-frame.gql';
import {BUILT_IN_FRAME, type FrameLink, type ShopFrame} from './shop-frame';

type Tools = Pick<AppContext, 'storefront' | 'report' | 'config'>;

const toSettings = memoize(parseStorefrontSettings);

/**
 * Reads what stands around every page. Nothing may keep a page from having a frame: whatever the shop does not answer is
 * reported and built in.
 * @returns the shop's name, menus and settings; never rejects
 */
export async function findShopFrame(tools: Tools): Promise<ShopFrame> {
  const settings = findSettingFields(tools).then(toSettings);
  try {
    const {shop, main, company, support} = await tools.storefront.query(SHOP_FRAME_QUERY);
    learnPrimaryDomain(tools.config, shop.primaryDomain.url);
    const origins = ownOrigins(shop.primaryDomain.url, tools.config);
    return {
      name: shop.name,
      description: shop.description ?? BUILT_IN_FRAME.description,
      mainLinks: toLinks(main, origins) ?? BUILT_IN_FRAME.mainLinks,
      companyLinks: toLinks(company, origins) ?? BUILT_IN_FRAME.companyLinks,
      supportLinks: toLinks(support, origins) ?? BUILT_IN_FRAME.supportLinks,
      settings: await settings,
    };
  } catch (error) {
    tools.report(error);
    return {...BUILT_IN_FRAME, settings: await settings};
  }
}

/** Every origin under which the platform may write a link to this shop. */
function ownOrigins(primaryDomain: string, {PUBLIC_ORIGIN, PUBLIC_STORE_DOMAIN}: Tools['config']): readonly string[] {
  const store = PUBLIC_STORE_DOMAIN.includes('://') ? PUBLIC_STORE_DOMAIN : `https://${PUBLIC_STORE_DOMAIN}`;
  return [PUBLIC_ORIGIN, new URL(primaryDomain).origin, new URL(store).origin];
}

/** @returns null for a menu that the shop does not have, or has nothing in */
function toLinks(menu: FrameMenuFragment | null | undefined, origins: readonly string[]): readonly FrameLink[] | null {
  const links = menu?.items.flatMap(({title, url}) => (url ? [{title, href: toOwnPath(url, origins)}] : [])) ?? [];
  return links.length > 0 ? links : null;
}
