import {isRouteErrorResponse, useLoaderData, useRouteError, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {OrderFailed} from '~/shop/orders/detail/OrderFailed';
import {OrderMissing} from '~/shop/orders/detail/OrderMissing';
import {INVOICE_COPY} from '~/shop/orders/invoice/invoice-copy';
import {InvoicePage} from '~/shop/orders/invoice/InvoicePage';
import {loadInvoice} from '~/shop/orders/invoice/load-invoice.server';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export {skipAfterCartPost as shouldRevalidate} from '~/shop/cart/browser/skip-after-cart-post';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(INVOICE_COPY.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const {loaded, seller} = await loadInvoice(args, args.params.orderId ?? '');
  return data({loaded: loaded.data, seller}, loaded.init ?? undefined);
}

export default function InvoiceRoute() {
  const {loaded, seller} = useLoaderData<typeof loader>();
  if (loaded.kind === 'unavailable') return <OrderFailed portalUrl={loaded.portalUrl} />;
  return <InvoicePage orderId={loaded.orderId} order={loaded.order} seller={seller} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <OrderMissing /> : <RouteErrorScreen />;
}
