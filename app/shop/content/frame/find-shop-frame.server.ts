import type {FrameMenuFragment, ShopFrameQuery} from '../../../../storefrontapi.generated';
import {memoize} from '~/core/memoize';
import type {AppContext} from '~/platform/context.server';
import {setPrimaryDomain, setTagManager} from '~/platform/store-origins.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {toStorefrontPath} from '../own-path';
import {parseStorefrontSettings} from './parse-storefront-settings.server';
import {SHOP_FRAME_QUERY} from './shop-frame.gql';
import {toFrameMenu} from './to-frame-menu';
import {BUILT_IN_FRAME, type FrameLink, type ShopFrame} from './shop-frame';

type Context = Pick<AppContext, 'storefront' | 'report' | 'config'>;

const toSettings = memoize(parseStorefrontSettings);

/** Caches the frame per request, so that an action can start reading it before the loaders do. */
const known = new WeakMap<Context['storefront'], Promise<ShopFrame>>();

/**
 * Finds the data of header and footer. Uses built-in data if Shopify does not respond, which is reported.
 * @returns the shop's name, menus and settings; never rejects
 */
export function findShopFrame(context: Context): Promise<ShopFrame> {
  const cached = known.get(context.storefront);
  if (cached) return cached;
  const frame = readShopFrame(context);
  known.set(context.storefront, frame);
  return frame;
}

async function readShopFrame(context: Context): Promise<ShopFrame> {
  const settings = findSettingFields(context).then((fields) => {
    const parsed = toSettings(fields);
    setTagManager(context.config, parsed.tagManagerId !== null);
    return parsed;
  });
  try {
    const response = await context.storefront.query(SHOP_FRAME_QUERY);
    setPrimaryDomain(context.config, response.shop.primaryDomain.url);
    return {...toFrame(context.config)(response), settings: await settings};
  } catch (error) {
    context.report(error);
    return {...BUILT_IN_FRAME, settings: await settings};
  }
}

/** Converts the response; the links depend on the settings, which are the same for all requests of a worker. */
const toFrame = memoize((config: Context['config']) =>
  memoize(({shop, main, company, support, ...products}: ShopFrameQuery): Omit<ShopFrame, 'settings'> => {
    const origins = ownOrigins(shop.primaryDomain.url, config);
    const mainLinks = toLinks(main, origins) ?? BUILT_IN_FRAME.mainLinks;
    return {
      name: shop.name,
      description: shop.description ?? BUILT_IN_FRAME.description,
      picture: toSharedPicture(shop.brand?.coverImage?.image),
      mainLinks,
      companyLinks: toLinks(company, origins) ?? BUILT_IN_FRAME.companyLinks,
      supportLinks: toLinks(support, origins) ?? BUILT_IN_FRAME.supportLinks,
      menu: toFrameMenu(products, mainLinks),
    };
  }),
);

type CoverImage = NonNullable<NonNullable<ShopFrameQuery['shop']['brand']>['coverImage']>['image'];

const toSharedPicture = (image: CoverImage | undefined) =>
  image ? {url: image.url, altText: image.altText ?? null} : null;

/** All origins that Shopify's links to this shop may have. */
function ownOrigins(primaryDomain: string, {PUBLIC_ORIGIN, PUBLIC_STORE_DOMAIN}: Context['config']): readonly string[] {
  const store = PUBLIC_STORE_DOMAIN.includes('://') ? PUBLIC_STORE_DOMAIN : `https://${PUBLIC_STORE_DOMAIN}`;
  return [PUBLIC_ORIGIN, new URL(primaryDomain).origin, new URL(store).origin];
}

/** @returns null for a missing or empty menu */
function toLinks(menu: FrameMenuFragment | null | undefined, origins: readonly string[]): readonly FrameLink[] | null {
  const links =
    menu?.items.flatMap(({title, url}) => (url ? [{title, href: toStorefrontPath(url, origins)}] : [])) ?? [];
  return links.length > 0 ? links : null;
}
