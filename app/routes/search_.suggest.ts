import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findOwnAnswers} from '~/shop/composition/find-own-answers.server';
import {CONTENT_PATHS} from '~/shop/composition/own-content-paths';
import {findPredictions} from '~/shop/search/predictive/find-predictions.server';
import {parseQuery} from '~/shop/search/results/parse-search-request.server';
import {orUnavailable} from '~/platform/http.server';

/** The same for all visitors, so it is cached as long as Shopify's response. */
const PUBLIC = {'Cache-Control': 'public, max-age=60, stale-while-revalidate=300'};

export async function loader({context, request}: LoaderFunctionArgs) {
  const query = parseQuery(new URL(request.url).searchParams);
  const findAnswers = (words: string) => findOwnAnswers(context, words);
  const predictions = await findPredictions(context, query, {paths: CONTENT_PATHS, findAnswers}).catch(
    orUnavailable(context),
  );
  return Response.json(predictions, {headers: PUBLIC});
}
