import {getAllCollections, saveCollection} from '../catalog/catalog-changes';
import type {ShopState} from '../state';
import type {CollectionTask} from './job-record';

function apply(products: readonly string[], task: CollectionTask): readonly string[] {
  switch (task.kind) {
    case 'add-to-collection':
      return [...products, ...task.catalogIds.filter((id) => !products.includes(id))];
    case 'remove-from-collection':
      return products.filter((id) => !task.catalogIds.includes(id));
    case 'reorder-collection':
      return task.moves.reduce((list, {catalogId, position}) => {
        const others = list.filter((id) => id !== catalogId);
        return [...others.slice(0, position), catalogId, ...others.slice(position)];
      }, products);
  }
}

/** Changes the products of a collection, or their order. */
export function changeCollection(state: ShopState, task: CollectionTask): void {
  const collection = getAllCollections(state).find(({number}) => number === task.number);
  if (collection) saveCollection(state, {...collection, products: apply(collection.products, task)});
}
