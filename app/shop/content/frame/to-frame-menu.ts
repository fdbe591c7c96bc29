import type {FramePackFragment, ShopFrameQuery} from '../../../../storefrontapi.generated';
import {SAVED_PATH} from '~/core/recipe-path';
import {readText} from '~/shop/catalog/model/metafields';
import {PACK_HEATS} from '~/shop/catalog/model/pack-heats';
import {productPath} from '~/shop/catalog/model/product-path';
import {MENU_COPY} from './frame-copy';
import type {FrameLink, FrameMenuView, MenuDish} from './shop-frame';

/** One row of small pictures. */
const MAX_DISHES = 4;

const HELP = [
  {title: MENU_COPY.savedRecipes, href: SAVED_PATH, icon: 'soup'},
  {title: MENU_COPY.help, href: '/faqs', icon: 'info'},
] as const;

/** Converts the best-selling packs to what the menu offers; gift cards are no dishes. */
export function toFrameMenu(
  {packs, bundles}: Pick<ShopFrameQuery, 'packs' | 'bundles'>,
  mainLinks: readonly FrameLink[],
): FrameMenuView {
  const dishes = packs.nodes.filter(({isGiftCard}) => !isGiftCard);
  const heats = new Set(dishes.map(({heat}) => readText(heat)));
  const shelves = [
    ...(bundles.nodes.length > 0 ? [{title: MENU_COPY.bundles, href: '/products?kind=bundle'}] : []),
    ...PACK_HEATS.filter((heat) => heats.has(heat)).map((heat) => ({
      title: MENU_COPY.dishesOf(heat),
      short: heat,
      href: `/products?heat=${heat.toLowerCase()}`,
    })),
  ];
  return {
    dishes: dishes.flatMap(toDish).slice(0, MAX_DISHES),
    shelves,
    help: HELP,
    links: [...mainLinks, ...shelves, ...HELP].map(({title, href}) => ({title, href})),
  };
}

function toDish({handle, title, images}: FramePackFragment): readonly MenuDish[] {
  const [image] = images.nodes;
  return image ? [{title, href: productPath(handle), image}] : [];
}
