import {useMatches, useSearchParams} from '@remix-run/react';
import {isPageParam, type CachedRoute} from '~/core/page-query';

/** Returns the query parameters that the page depends on: a cached page is the same for all others. */
export function usePageParams(): readonly (readonly [name: string, value: string])[] {
  const [params] = useSearchParams();
  const handle = useMatches().at(-1)?.handle as Partial<CachedRoute> | undefined;
  return [...params].filter(([name]) => isPageParam(handle?.pageCache?.query ?? 'all', name));
}
