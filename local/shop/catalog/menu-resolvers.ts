import type {Seed, SeedMenu, SeedMenuItem} from '../../seed/types';
import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {articleId, blogId, collectionId, pageId, policyId} from './ids';
import {toArticleNodes, toBlogNode, toCollectionNode, toPageNode, toPolicyNode} from './nodes';

const FIRST_MENU = 230_000_000_000;
const FIRST_ITEM = 530_000_000_000;
/** Item ids reserved for each menu. */
const PER_MENU = 100;

/** Finds the object that a menu item links to, by its type and the handle at the end of its path. */
function resourceOf({type, path}: SeedMenuItem, seed: Seed): {id: string; node: object} | null {
  const handle = path.split('/').at(-1);
  const hasHandle = (thing: {readonly handle: string}) => thing.handle === handle;
  switch (type) {
    case 'PAGE': {
      const page = seed.pages.find(hasHandle);
      return page ? {id: pageId(page), node: toPageNode(page)} : null;
    }
    case 'COLLECTION': {
      const collection = seed.collections.find(hasHandle);
      return collection ? {id: collectionId(collection), node: toCollectionNode(collection)} : null;
    }
    case 'BLOG': {
      const blog = seed.blogs.find(hasHandle);
      return blog ? {id: blogId(blog), node: toBlogNode(blog)} : null;
    }
    case 'ARTICLE': {
      const node = toArticleNodes(seed.blogs).find(({article}) => hasHandle(article));
      return node ? {id: articleId(node.article), node} : null;
    }
    case 'SHOP_POLICY': {
      const policy = seed.policies.find(hasHandle);
      return policy ? {id: policyId(policy), node: toPolicyNode(policy)} : null;
    }
    default:
      return null;
  }
}

/** The index of a menu, on which its global id and those of its items depend. */
function menuIndexOf({menus}: Seed, handle: string): number {
  const index = menus.findIndex((menu) => menu.handle === handle);
  return menus[index]?.number ?? index;
}

export const menuId = (seed: Seed, handle: string): string => gid('Menu', FIRST_MENU + menuIndexOf(seed, handle));

function toMenu({handle, title, items}: SeedMenu, {state, config}: ShopContext) {
  const menuIndex = menuIndexOf(state.seed, handle);
  return {
    id: menuId(state.seed, handle),
    handle,
    title,
    itemsCount: items.length,
    items: items.map((item, index) => {
      const resource = resourceOf(item, state.seed);
      return {
        id: gid('MenuItem', FIRST_ITEM + menuIndex * PER_MENU + index),
        title: item.title,
        type: item.type,
        url: config.storefrontOrigin + item.path,
        tags: [],
        items: [],
        resourceId: resource?.id ?? null,
        resource: resource?.node ?? null,
      };
    }),
  };
}

export const menuResolvers: ResolverMap = {
  QueryRoot: {
    menu: (_root, {handle}: {handle: string}, context: ShopContext) => {
      const menu = context.state.seed.menus.find((each) => each.handle === handle);
      return menu ? toMenu(menu, context) : null;
    },
  },
};
