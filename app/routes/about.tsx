import {useLoaderData, useSearchParams, type MetaFunction, type ShouldRevalidateFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {AboutPage} from '~/shop/content/about/AboutPage';
import {findAboutParts} from '~/shop/content/about/find-about.server';
import {loadAbout} from '~/shop/content/about/load-about.server';
import {toAboutTab} from '~/shop/content/about/to-about-tab';
import {HOME} from '~/shop/content/page/page-copy';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';

export const handle = {pageCache: {query: ['tab']}} satisfies CachedRoute;

const TITLE = 'About';

export async function loader({context}: LoaderFunctionArgs) {
  const [text, parts] = await Promise.all([loadAbout(context), findAboutParts(context)]);
  return {...text, ...parts};
}

/** The data are the same for both tabs. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl, defaultShouldRevalidate}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({data, location, matches}) => {
  const tab = toAboutTab(new URLSearchParams(location.search).get('tab'));
  const path = tab === 'stories' ? '/about' : `/about?tab=${tab}`;
  return data
    ? pageMeta(TITLE, matches, () => ({path, description: data.description, parents: [HOME], picture: data.picture}))
    : unlistedMeta(TITLE, matches);
};

export default function AboutRoute() {
  const [search] = useSearchParams();
  return <AboutPage {...useLoaderData<typeof loader>()} tab={toAboutTab(search.get('tab'))} />;
}
