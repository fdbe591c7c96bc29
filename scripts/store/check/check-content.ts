import {z} from 'zod';
import {METAOBJECT_DEFINITIONS} from '../../../local/seed/definitions/metaobject-definitions';
import {SEED} from '../../../local/seed/seed';
import type {AdminClient} from '../admin-client';
import {adminLink} from '../admin-links';
import {listAll} from '../list-all';
import {MENUS_QUERY, PAGES_QUERY} from '../steps/content.admin.gql';
import {BLOGS_QUERY} from '../steps/journal.admin.gql';
import {findEntries, type StoreEntry} from '../store-entries';
import {CHECKED_COLLECTIONS_QUERY} from './check.admin.gql';
import {findingsOrDenial, type Finding} from './finding';
import type {ShopperClient} from './shopper-client';
import {
  SHOPPERS_BLOG_QUERY,
  SHOPPERS_COLLECTION_QUERY,
  SHOPPERS_ENTRIES_QUERY,
  SHOPPERS_MENU_QUERY,
  SHOPPERS_PAGE_QUERY,
} from './shoppers-view.gql';

const HandleSchema = z.object({handle: z.string()});
const FoundSchema = z.object({found: z.object({id: z.string()}).nullish()});
const EntriesSchema = z.object({metaobjects: z.object({nodes: z.array(z.object({id: z.string()}))}).nullish()});

interface Kind {
  readonly area: string;
  readonly staffDocument: string;
  readonly shoppersDocument: string;
  readonly handles: readonly string[];
  readonly remedy: string;
  readonly path: string;
}

const handlesOf = (items: readonly {readonly handle: string}[]): string[] => items.map(({handle}) => handle);

const KINDS: readonly Kind[] = [
  {
    area: 'Collection',
    staffDocument: CHECKED_COLLECTIONS_QUERY,
    shoppersDocument: SHOPPERS_COLLECTION_QUERY,
    handles: handlesOf(SEED.collections),
    remedy: 'publish it to the channel of the storefront',
    path: 'collections',
  },
  {
    area: 'Menu',
    staffDocument: MENUS_QUERY,
    shoppersDocument: SHOPPERS_MENU_QUERY,
    handles: handlesOf(SEED.menus),
    remedy: 'grant unauthenticated_read_content',
    path: 'menus',
  },
  {
    area: 'Page',
    staffDocument: PAGES_QUERY,
    shoppersDocument: SHOPPERS_PAGE_QUERY,
    handles: handlesOf(SEED.pages),
    remedy: 'make it visible, and grant unauthenticated_read_content',
    path: 'pages',
  },
  {
    area: 'Blog',
    staffDocument: BLOGS_QUERY,
    shoppersDocument: SHOPPERS_BLOG_QUERY,
    handles: handlesOf(SEED.blogs),
    remedy: 'grant unauthenticated_read_content',
    path: 'blogs',
  },
];

async function checkKind(kind: Kind, admin: AdminClient, shoppers: ShopperClient, domain: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const link = adminLink(domain, kind.path);
  const known = handlesOf(await listAll(admin, kind.staffDocument, HandleSchema));
  for (const handle of kind.handles) {
    const area = `${kind.area} ${handle}`;
    if (!known.includes(handle)) {
      findings.push({level: 'warning', area, message: 'does not exist: npm run store:setup', link});
      continue;
    }
    const {found} = await shoppers.request(kind.shoppersDocument, {handle}, FoundSchema);
    if (!found) findings.push({level: 'problem', area, message: `exists, but shoppers get null: ${kind.remedy}`, link});
  }
  return findings;
}

async function checkType(type: string, entries: readonly StoreEntry[], shoppers: ShopperClient, domain: string) {
  const area = `Metaobjects ${type}`;
  const link = adminLink(domain, 'settings/custom_data');
  if (!entries.some((entry) => entry.type === type)) {
    const message = 'the store has none: npm run store:setup';
    return [{level: 'warning', area, message, link}] satisfies Finding[];
  }
  const {metaobjects} = await shoppers.request(SHOPPERS_ENTRIES_QUERY, {type}, EntriesSchema);
  if ((metaobjects?.nodes ?? []).length > 0) return [];
  const remedy = 'its definition needs storefront access, and the storefront unauthenticated_read_metaobjects';
  return [{level: 'problem', area, message: `exist, but shoppers get null: ${remedy}`, link}] satisfies Finding[];
}

export const findCheckedEntries = (admin: AdminClient): Promise<readonly StoreEntry[]> =>
  findEntries(
    admin,
    METAOBJECT_DEFINITIONS.map(({type}) => type),
  );

/** Compares collections, menus, pages, blogs and metaobjects with what shoppers get of them. @param entries null if they cannot be read */
export async function checkContent(
  admin: AdminClient,
  entries: readonly StoreEntry[] | null,
  shoppers: ShopperClient,
  domain: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const kind of KINDS)
    findings.push(...(await findingsOrDenial(kind.area, () => checkKind(kind, admin, shoppers, domain))));
  if (!entries) return findings;
  for (const {type} of METAOBJECT_DEFINITIONS) findings.push(...(await checkType(type, entries, shoppers, domain)));
  return findings;
}
