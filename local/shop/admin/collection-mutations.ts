import type {ResolverMap} from '../graphql/schema';
import {startJob} from '../jobs/start-job';
import type {ShopContext} from '../state';
import {toAdminJob} from './admin-jobs';
import {findAnyProduct, findCollectionById} from './find-product';

interface ProductsArgs {
  readonly id: string;
  readonly productIds: readonly string[];
}

interface ReorderArgs {
  readonly id: string;
  readonly moves: readonly {readonly id: string; readonly newPosition: string}[];
}

const refuse = (code: string, field: string, message: string) => ({
  job: null,
  userErrors: [{code, field: [field], message}],
});

const catalogIdOf = (id: string, {state}: ShopContext): string | null => findAnyProduct(state, id)?.catalogId ?? null;

const changeProducts =
  (kind: 'add-to-collection' | 'remove-from-collection') =>
  (_root: unknown, {id, productIds}: ProductsArgs, context: ShopContext) => {
    const collection = findCollectionById(context.state, id);
    if (!collection) return refuse('COLLECTION_DOES_NOT_EXIST', 'id', 'Collection does not exist');
    const catalogIds = productIds.flatMap((productId) => catalogIdOf(productId, context) ?? []);
    return {job: toAdminJob(startJob(context.state, {kind, number: collection.number, catalogIds})), userErrors: []};
  };

/** `collectionReorderProducts`: moves products one after the other, by a job. */
function reorder(_root: unknown, {id, moves}: ReorderArgs, context: ShopContext) {
  const collection = findCollectionById(context.state, id);
  if (!collection) return refuse('COLLECTION_NOT_FOUND', 'id', 'Collection not found');
  const known = moves.map((move) => ({catalogId: catalogIdOf(move.id, context), position: Number(move.newPosition)}));
  const valid = known.flatMap(({catalogId, position}) =>
    catalogId !== null && collection.products.includes(catalogId) && position >= 0 ? [{catalogId, position}] : [],
  );
  if (valid.length < moves.length) return refuse('INVALID_MOVE', 'moves', 'The move is invalid');
  const job = startJob(context.state, {kind: 'reorder-collection', number: collection.number, moves: valid});
  return {job: toAdminJob(job), userErrors: []};
}

/** The Admin API mutations of collections, which change the storefront by jobs. */
export const collectionMutations: ResolverMap[string] = {
  collectionAddProductsV2: changeProducts('add-to-collection'),
  collectionRemoveProducts: changeProducts('remove-from-collection'),
  collectionReorderProducts: reorder,
};
