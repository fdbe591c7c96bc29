import {toParagraphs} from '../catalog/description-html';
import {deleteCollection, getAllCollections, saveCollection} from '../catalog/catalog-changes';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {gid} from '../graphql/gid';
import {nextNumber, type ShopContext} from '../state';
import {toAdminCollection} from './admin-collections';
import {findAnyProduct, findCollectionById} from './find-product';
import {toHandle} from './product-input';
import {requireKnownFields} from './require-known-fields';

interface CollectionInput {
  readonly handle?: string | null;
  readonly title?: string | null;
  readonly descriptionHtml?: string | null;
  readonly sortOrder?: string | null;
  readonly products?: readonly string[] | null;
}

const EMULATED = ['handle', 'title', 'descriptionHtml', 'sortOrder', 'products'];

function requireEmulated(input: CollectionInput): void {
  requireKnownFields('CollectionInput', input, EMULATED);
  if (input.sortOrder !== 'MANUAL') throw new FieldNotEmulatedError('CollectionInput', 'sortOrder but MANUAL');
}

/** `collectionCreate`: as at Shopify, no channel shows the collection until it is published. */
function create(_root: unknown, {input}: {readonly input: CollectionInput}, context: ShopContext) {
  requireEmulated(input);
  const {state} = context;
  const refuse = (field: string, message: string) => ({collection: null, userErrors: [{field: [field], message}]});
  const title = input.title?.trim() ?? '';
  if (!title) return refuse('title', "Title can't be blank");
  const handle = input.handle ?? toHandle(title);
  if (getAllCollections(state).some((each) => each.handle === handle))
    return refuse('handle', `Handle '${handle}' already in use. Please provide a new handle.`);
  const products = (input.products ?? []).map((id) => findAnyProduct(state, id)?.catalogId);
  if (products.includes(undefined)) return refuse('products', 'Product does not exist');
  const collection = {
    number: nextNumber(state),
    handle,
    title,
    description: toParagraphs(input.descriptionHtml ?? '').join(' '),
    products: products.filter((id) => id !== undefined),
    staff: {isUnpublished: true, isOffOnlineStore: true},
  };
  saveCollection(state, collection);
  return {collection: toAdminCollection(collection, context), userErrors: []};
}

function remove(_root: unknown, {input: {id}}: {readonly input: {readonly id: string}}, {state}: ShopContext) {
  const collection = findCollectionById(state, id);
  const shop = {id: gid('Shop', state.seed.shop.number)};
  if (!collection) {
    const error = {field: ['id'], message: 'Collection does not exist'};
    return {deletedCollectionId: null, shop, userErrors: [error]};
  }
  deleteCollection(state, collection);
  return {deletedCollectionId: id, shop, userErrors: []};
}

export const collectionCreation: ResolverMap = {Mutation: {collectionCreate: create, collectionDelete: remove}};
