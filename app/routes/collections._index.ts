import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';

/** Redirects Shopify's list of collections to the product list. */
export const loader = ({request}: LoaderFunctionArgs) => redirect(`/products${new URL(request.url).search}`, 301);
