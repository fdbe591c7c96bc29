import {z} from 'zod';
import {escapeHtml} from '../../../local/seed/escape-html';
import type {SeedCollection} from '../../../local/seed/types';
import {createNode} from '../create-node';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {findWantedProducts, type StoreProduct} from '../store-products';
import {
  COLLECTION_BY_HANDLE_QUERY,
  COLLECTION_CREATE_MUTATION,
  COLLECTION_DELETE_MUTATION,
} from './collections.admin.gql';

const NodeSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  sortOrder: z.string(),
  products: z.object({nodes: z.array(z.object({handle: z.string()}))}),
});
const FoundSchema = z.object({collection: NodeSchema.nullable()});

const SORT_ORDER = 'MANUAL';

const toFound = ({id, title, description, sortOrder, products}: z.infer<typeof NodeSchema>): Found => ({
  id,
  facts: {title, description, sortOrder, products: products.nodes.map(({handle}) => handle)},
});

interface Known {
  readonly found: Found | null;
  readonly products: ReadonlyMap<string, StoreProduct>;
}

function toItem({admin, wanted}: SetupContext, collection: SeedCollection, {found, products}: Known): SetupItem {
  const {handle, title, description} = collection;
  const handles = collection.products.flatMap(
    (id) => wanted.products.find(({catalogId}) => catalogId === id)?.handle ?? [],
  );
  const missing = handles.filter((each) => !products.has(each));
  return {
    key: `collection:${handle}`,
    wanted: {title, description, sortOrder: SORT_ORDER, products: handles},
    found,
    ...(missing.length > 0 && {waitsFor: `the products ${missing.join(', ')}`}),
    async create() {
      const input = {
        ...{handle, title, descriptionHtml: `<p>${escapeHtml(description)}</p>`, sortOrder: SORT_ORDER},
        products: handles.flatMap((each) => products.get(each)?.id ?? []),
      };
      return toFound(await createNode(admin, COLLECTION_CREATE_MUTATION, {input}, NodeSchema));
    },
    remove: ({id}) => sendMutation(admin, COLLECTION_DELETE_MUTATION, {id}),
  };
}

export const createCollectionsStep = (context: SetupContext): SetupStep => ({
  name: 'collections',
  title: 'Collections',
  async load() {
    const {admin, wanted} = context;
    const products = await findWantedProducts(context);
    const items: SetupItem[] = [];
    for (const collection of wanted.collections) {
      const {handle} = collection;
      const {collection: node} = await admin.request(COLLECTION_BY_HANDLE_QUERY, {handle}, FoundSchema);
      items.push(toItem(context, collection, {found: node && toFound(node), products}));
    }
    return items;
  },
});
