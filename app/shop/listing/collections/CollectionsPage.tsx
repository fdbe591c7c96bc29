import {Link} from '@remix-run/react';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {LoadMore} from '../paging/LoadMore';
import {addedText, COLLECTION_NOUNS} from '../paging/paging-copy';
import {toHandle, useLoadedPages} from '../paging/use-loaded-pages';
import {useResultsFocus} from '../paging/use-results-focus';
import {CollectionCard} from './CollectionCard';
import {COLLECTIONS_COPY} from './collections-copy';
import {COLLECTIONS_PARENTS} from './collections-path';
import type {CollectionsView} from './find-collections.server';

const EAGER_PICTURES = 3;

export function CollectionsPage({view}: {readonly view: CollectionsView}) {
  const loaded = useLoadedPages({items: view.collections, previousPath: view.previousPath}, toHandle);
  const {items: collections, previousPath, addedCount, list} = loaded;
  const head = useResultsFocus();
  return (
    <div className="page py-4 sm:py-8">
      <header>
        <Breadcrumb
          label={COLLECTIONS_COPY.breadcrumb}
          parents={COLLECTIONS_PARENTS}
          current={COLLECTIONS_COPY.title}
        />
        <h1 className="mt-2 text-title">{COLLECTIONS_COPY.title}</h1>
        <p className="mt-2 max-w-prose text-lead text-ink-soft">{COLLECTIONS_COPY.lead}</p>
      </header>
      <section aria-labelledby="collection-list" className="mt-8 sm:mt-10">
        <div ref={head} tabIndex={-1} className="sr-only">
          <h2 id="collection-list">{COLLECTIONS_COPY.list}</h2>
        </div>
        {collections.length > 0 ? (
          <div ref={list}>
            <ul className="grid grid-cols-2 gap-3 sm:gap-6 md:grid-cols-3">
              {collections.map((collection, index) => (
                <li key={collection.handle}>
                  <CollectionCard collection={collection} isEager={index < EAGER_PICTURES} />
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <EmptyState
            title={COLLECTIONS_COPY.empty}
            action={
              <Link to="/products" prefetch="intent" className={buttonStyle()}>
                {COLLECTIONS_COPY.all}
              </Link>
            }
          >
            {COLLECTIONS_COPY.emptyText}
          </EmptyState>
        )}
        <LoadMore
          previousPath={previousPath}
          nextPath={view.nextPath}
          status={addedText(addedCount, collections.length, COLLECTION_NOUNS)}
        />
      </section>
    </div>
  );
}
