import type {MetaFunction} from '@remix-run/react';
import type {CachedRoute} from '~/core/page-query';
import {OFFLINE_COPY} from '~/shop/recipes/offline/offline-copy';
import {SavedRecipesPage} from '~/shop/recipes/offline/SavedRecipesPage';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export const handle = {pageCache: {query: []}} satisfies CachedRoute;

export const meta: MetaFunction = ({matches}) => unlistedMeta(OFFLINE_COPY.title, matches);

export default function SavedRecipesRoute() {
  return <SavedRecipesPage />;
}
