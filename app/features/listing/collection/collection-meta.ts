import type {MetaDescriptor} from '@remix-run/react';
import type {CollectionView} from './find-collection.server';

interface CollectionMetaFacts {
  readonly collection: CollectionView;
  /** The document's title. */
  readonly title: string;
  /** Absolute URL of the collection's first page. */
  readonly canonicalUrl: string;
}

/** @returns title, description and, on the first page, the canonical URL of a collection */
export const collectionMeta = ({collection, title, canonicalUrl}: CollectionMetaFacts): MetaDescriptor[] => [
  {title},
  {name: 'description', content: collection.seoDescription || title},
  ...(collection.isFirstPage ? [{tagName: 'link', rel: 'canonical', href: canonicalUrl} as const] : []),
];
