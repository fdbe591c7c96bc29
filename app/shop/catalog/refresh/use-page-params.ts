import {useMatches, useSearchParams} from '@remix-run/react';
import type {CachedRoute} from '~/core/page-query';

/** Returns the query parameters that the page reads: a cached page is the same for all others. */
export function usePageParams(): readonly (readonly [name: string, value: string])[] {
  const [params] = useSearchParams();
  const handle = useMatches().at(-1)?.handle as Partial<CachedRoute> | undefined;
  const read = handle?.pageCache?.query;
  return [...params].filter(([name]) => read === undefined || read === 'options' || read.includes(name));
}
