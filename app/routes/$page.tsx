import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {orNotFoundPage} from '~/shop/composition/not-found-page.server';
import {ContentScreen} from '~/shop/content/page/ContentScreen';
import {PolicyPage} from '~/shop/content/policy/PolicyPage';
import {HOME} from '~/shop/content/page/page-copy';
import {requireContent} from '~/shop/content/page/require-content.server';
import {getScreen, fullPathOf} from '~/shop/content/page/screens';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {NOT_FOUND_TITLE, unlistedMeta} from '~/shop/shell/frame/page-title';

export {NotFoundPage as ErrorBoundary} from '~/shop/composition/NotFoundPage';

export const handle = {pageCache: {query: []}} satisfies CachedRoute;

/** Loads a content page without a route of its own: the policies. Short paths and other cases redirect to the full ones. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const typed = params.page ?? '';
  const name = typed.toLowerCase();
  const fullPath = fullPathOf(name) ?? (name !== typed && getScreen(name) ? `/${name}` : null);
  if (fullPath) throw redirect(fullPath + new URL(request.url).search, 301);
  return {name, content: await requireContent(context, name).catch(orNotFoundPage(context))};
}

export const meta: MetaFunction<typeof loader> = ({data, params, matches}) => {
  const screen = getScreen(params.page ?? '');
  return screen && data
    ? pageMeta(screen.title, matches, () => ({
        path: `/${params.page}`,
        description: data.content.description,
        parents: [HOME],
      }))
    : unlistedMeta(screen?.title ?? NOT_FOUND_TITLE, matches);
};

export default function PageRoute() {
  const {name, content} = useLoaderData<typeof loader>();
  return content.layout === 'policies' ? <PolicyPage name={name} {...content} /> : <ContentScreen content={content} />;
}
