import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {findPopular} from '~/shop/catalog/recommendations/find-popular.server';
import {ProductGrid} from '~/shop/catalog/shelf/ProductGrid';
import {BuyButton} from '~/shop/composition/BuyButton';
import {ERROR_COPY} from '~/shop/shell/errors/error-copy';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

interface NotFoundData {
  readonly popular: readonly ProductCardView[];
}

/** Handles every URL that no other route matches. */
export async function loader({context}: LoaderFunctionArgs) {
  const popular = (await nullOnUpstreamFailure(findPopular(context.storefront), context.report)) ?? [];
  throw Response.json({popular} satisfies NotFoundData, {status: 404});
}

/** Never rendered. Remix responds with plain text instead of the error page if a route has no component. */
export default function UnknownRoute() {
  return null;
}

/** The 404 page, with dishes to go on with. */
export function ErrorBoundary() {
  const error = useRouteError();
  const popular = isRouteErrorResponse(error) && error.status === 404 ? (error.data as NotFoundData).popular : [];
  return (
    <>
      <RouteErrorScreen />
      {popular.length > 0 && (
        <section aria-labelledby="popular" className="page pb-14 sm:pb-20">
          <h2 id="popular" className="text-heading">
            {ERROR_COPY.notFound.popular}
          </h2>
          <div className="mt-5">
            <ProductGrid
              products={popular}
              renderBuy={(product) => <BuyButton product={product} />}
              isMorphing={false}
            />
          </div>
        </section>
      )}
    </>
  );
}
