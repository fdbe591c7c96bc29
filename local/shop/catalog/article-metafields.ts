import type {Seed} from '../../seed/types';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import type {ShopContext} from '../state';
import {idsOf, type Identifier, type MetafieldNode} from './metafields';
import type {ArticleNode} from './nodes';

const FIRST_METAFIELD = 50_000_000_000_000;

/** The only metafield that articles have here. */
const RELATED_PRODUCTS = {namespace: 'journal', key: 'related_products', type: 'list.product_reference'} as const;

function findMetafield(parent: ArticleNode, {namespace, key}: Identifier, seed: Seed): MetafieldNode | null {
  const {number, publishedAt, relatedProducts} = parent.article;
  const value = idsOf(relatedProducts, seed);
  if (namespace !== RELATED_PRODUCTS.namespace || key !== RELATED_PRODUCTS.key || value === undefined) return null;
  return {
    __typename: 'Metafield',
    id: gid('Metafield', FIRST_METAFIELD + number),
    ...RELATED_PRODUCTS,
    value,
    description: null,
    createdAt: dateTime(publishedAt),
    updatedAt: dateTime(publishedAt),
    parentResource: parent,
  };
}

export const articleMetafields = {
  metafield: (parent: ArticleNode, identifier: Identifier, {state}: ShopContext) =>
    findMetafield(parent, identifier, state.seed),
  metafields: (parent: ArticleNode, {identifiers}: {identifiers: readonly Identifier[]}, {state}: ShopContext) =>
    identifiers.map((identifier) => findMetafield(parent, identifier, state.seed)),
};
