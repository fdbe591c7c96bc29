import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {BuyButton} from '~/shop/composition/BuyButton';
import {findOwnAnswers} from '~/shop/composition/find-own-answers.server';
import {CONTENT_PATHS} from '~/shop/composition/own-content-paths';
import {findContentResults} from '~/shop/search/results/find-content-results.server';
import {findResults} from '~/shop/search/results/find-results.server';
import {findSearchHelp, type SearchHelpView} from '~/shop/search/results/find-search-help.server';
import {parseSearchRequest} from '~/shop/search/results/parse-search-request.server';
import {toSearchWords} from '~/shop/search/results/to-search-words';
import {SearchPage} from '~/shop/search/results/SearchPage';
import {useStaleRefresh} from '~/shop/catalog/refresh/use-stale-refresh';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {orUnavailable} from '~/platform/http.server';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';
export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

const NO_HELP: SearchHelpView = {popular: [], spelling: null};

/** The search page. Help is loaded only if nothing was found. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const searchRequest = parseSearchRequest(new URL(request.url).searchParams);
  const [results, content, answers] = await Promise.all([
    findResults(context.storefront, searchRequest).catch(orUnavailable(context)),
    findContentResults(context, searchRequest, CONTENT_PATHS),
    findOwnAnswers(context, searchRequest.cursor === null ? toSearchWords(searchRequest.query) : ''),
  ]);
  const isFound = results.products.length > 0;
  const help = isFound ? NO_HELP : await findSearchHelp(context, searchRequest);
  return {request: searchRequest, results, help, content: [...answers, ...content]};
}

export const meta: MetaFunction = ({matches}) => unlistedMeta('Search', matches, {path: '/search'});

export default function SearchRoute() {
  const data = useLoaderData<typeof loader>();
  useStaleRefresh(data);
  return <SearchPage {...data} renderBuy={(product) => <BuyButton product={product} />} />;
}
