import {useLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddToCart} from '~/features/cart/AddToCart';
import {CatalogScreen} from '~/features/catalog/CatalogScreen';
import {findShelves} from '~/features/catalog/shelf/find-shelves.server';
import {ProductsPage} from '~/features/catalog/shelf/ProductsPage';
import {answerOrNull} from '~/features/catalog/shop-answer.server';

export {keepThroughCartChanges as shouldRevalidate} from '~/features/catalog/keep-through-cart-changes';

/** Everything on sale. */
export async function loader({context}: LoaderFunctionArgs) {
  const shelves = await answerOrNull(findShelves(context.storefront), context.report);
  return data({shelves}, {status: shelves ? 200 : 503});
}

export default function ProductsRoute() {
  const {shelves} = useLoaderData<typeof loader>();
  return (
    <CatalogScreen data={shelves}>
      <ProductsPage
        shelves={shelves}
        renderBuy={({variantId, title, isAvailable}) => (
          <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
        )}
      />
    </CatalogScreen>
  );
}
