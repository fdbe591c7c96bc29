import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';

/** The platform's list of collections: here the list of products has all of them, narrowed by its filters. */
export const loader = ({request}: LoaderFunctionArgs) => redirect(`/products${new URL(request.url).search}`, 301);
