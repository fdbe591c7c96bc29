import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {BuyButton} from '~/shop/composition/BuyButton';
import {NotFoundPage} from '~/shop/composition/NotFoundPage';
import {orNotFoundPage} from '~/shop/composition/not-found-page.server';
import {lotFacts} from '~/shop/lots/lot-meta';
import {LotNotFound} from '~/shop/lots/LotNotFound';
import {LotPage} from '~/shop/lots/LotPage';
import {LOTS_COPY} from '~/shop/lots/lots-copy';
import {requireLot} from '~/shop/lots/require-lot.server';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {NotFoundBoundary} from '~/ui/NotFoundBoundary';

export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: []}} satisfies CachedRoute;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {search} = new URL(request.url);
  return {lot: await requireLot(context, params['number'] ?? '', search).catch(orNotFoundPage(context))};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? pageMeta(LOTS_COPY.title(data.lot.number), matches, () => lotFacts(data.lot))
    : unlistedMeta(LOTS_COPY.notFound, matches);

export default function LotRoute() {
  const {lot} = useLoaderData<typeof loader>();
  return <LotPage lot={lot} renderBuy={(product) => <BuyButton product={product} />} />;
}

export function ErrorBoundary() {
  return <NotFoundPage screen={<NotFoundBoundary screen={LotNotFound} otherwise={<RouteErrorScreen />} />} />;
}
