import {useActionData, useLoaderData, type ClientActionFunctionArgs, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireByName} from '~/shop/catalog/names/require-by-name.server';
import {productPath} from '~/shop/catalog/model/product-path';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {findProduct} from '~/shop/product/find-product.server';
import {ProductErrorScreen} from '~/shop/product/ProductErrorScreen';
import {writeReviewPath} from '~/core/review-paths';
import {FORM_ALONE} from '~/shop/reviews/write/own-review';
import {findReviewForm} from '~/shop/reviews/write/find-review-form.server';
import {handleReview} from '~/shop/reviews/write/handle-review.server';
import {reviewClientAction} from '~/shop/reviews/write/review-client-action';
import {WriteReviewPage} from '~/shop/reviews/write/WriteReviewPage';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {requireSignedIn} from '~/platform/session/require-signed-in.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta('Write a Review', matches);

const requireReviewed = ({context, params, request}: LoaderFunctionArgs) =>
  requireByName(
    context,
    {slug: params.productSlug ?? '', search: new URL(request.url).search},
    {find: (name, cache) => findProduct(context.storefront, name, cache), toPath: writeReviewPath},
  );

export async function loader(args: LoaderFunctionArgs) {
  const {context, params, request} = args;
  const signedIn = await requireSignedIn(context, request).catch(nullForFormAnswer(request));
  // Only signed-in people cause a read of the product.
  if (!signedIn) return toFormAlone(params.productSlug ?? '');
  const {id, handle, title, isBundle, howToUse} = await requireReviewed(args);
  const isCooked = isBundle || howToUse.length > 0;
  const loaded = await nullIfUnavailable(context, () => findReviewForm(context, signedIn.live.user_id, id));
  if (!loaded && !isFormAnswer(request)) throw Response.json({reference: context.reference}, {status: 503});
  return {product: {handle, title, isCooked}, productPath: productPath(handle), loaded: loaded ?? FORM_ALONE};
}

const toFormAlone = (slug: string) => ({
  product: {handle: slug, title: 'this product', isCooked: true},
  productPath: productPath(encodeURIComponent(slug)),
  loaded: FORM_ALONE,
});

/** Without scripts the response to a form is the page itself, which must keep what was typed although the session has ended or the database is down. */
const isFormAnswer = (request: Request): boolean => request.headers.has('Content-Type');

const nullForFormAnswer = (request: Request) => (error: unknown) => {
  if (!isFormAnswer(request)) throw error;
  return null;
};

export const action = (args: ActionFunctionArgs) =>
  handleReview(args.context, args.request, () => requireReviewed(args));

export const clientAction = (args: ClientActionFunctionArgs) => reviewClientAction(args);

export default function WriteReviewRoute() {
  return <WriteReviewPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ProductErrorScreen otherwise={<RouteErrorScreen />} />;
}
