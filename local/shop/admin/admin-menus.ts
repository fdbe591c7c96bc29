import type {SeedMenu} from '../../seed/types';
import {changeContent} from '../catalog/catalog-changes';
import {menuId} from '../catalog/menu-resolvers';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type ShopContext, type ShopState} from '../state';

interface ItemInput {
  readonly title: string;
  readonly type: string;
  readonly url?: string | null;
  readonly resourceId?: string | null;
  readonly tags?: readonly string[] | null;
  readonly items?: readonly object[] | null;
}

interface MenuArgs {
  readonly handle: string;
  readonly title: string;
  readonly items: readonly ItemInput[];
}

const toNode = ({handle, title, items}: SeedMenu, {seed}: ShopState) => ({
  __typename: 'Menu' as const,
  id: menuId(seed, handle),
  handle,
  title,
  isDefault: false,
  itemNodes: items.map((item, index) => ({
    id: gid('MenuItem', index + 1),
    title: item.title,
    type: item.type,
    url: item.path,
    tags: [],
    resourceId: null,
    items: [],
  })),
});

type MenuNode = ReturnType<typeof toNode>;

/** Only links of one level are emulated. */
function toItem({title, type, url, resourceId, tags, items}: ItemInput): SeedMenu['items'][number] {
  if (type !== 'HTTP' || !url?.startsWith('/')) throw new FieldNotEmulatedError('MenuItemCreateInput', `type ${type}`);
  if (resourceId || (tags ?? []).length > 0 || (items ?? []).length > 0)
    throw new FieldNotEmulatedError('MenuItemCreateInput', 'resources, tags and items of items');
  return {title, path: url, type};
}

function create(_root: unknown, {handle, title, items}: MenuArgs, {state}: ShopContext) {
  // Shopify has no code for these.
  const refuse = (field: string, message: string) => ({
    menu: null,
    userErrors: [{code: null, field: [field], message}],
  });
  if (!title.trim()) return refuse('title', "Title can't be blank");
  const {menus} = state.seed;
  if (menus.some((menu) => menu.handle === handle)) return refuse('handle', 'Handle has already been taken');
  const menu = {number: nextNumber(state), handle, title, items: items.map(toItem)};
  changeContent(state, {menus: [...menus, menu]});
  return {menu: toNode(menu, state), userErrors: []};
}

function remove(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
  const found = state.seed.menus.find(({handle}) => menuId(state.seed, handle) === id);
  if (!found) {
    const error = {code: 'MENU_DOES_NOT_EXIST', field: ['id'], message: 'Menu does not exist'};
    return {deletedMenuId: null, userErrors: [error]};
  }
  changeContent(state, {menus: state.seed.menus.filter((menu) => menu !== found)});
  return {deletedMenuId: id, userErrors: []};
}

/** The Admin API resolvers of menus. */
export const menuAdminResolvers: ResolverMap = {
  QueryRoot: {
    menus: (_root: unknown, args: ConnectionArgs, {state}: ShopContext) =>
      connection(
        state.seed.menus.map((menu) => toNode(menu, state)),
        args,
        ({id}) => id,
      ),
  },
  Menu: {items: ({itemNodes}: MenuNode) => itemNodes},
  Mutation: {menuCreate: create, menuDelete: remove},
};
