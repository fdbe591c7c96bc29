import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {createSitemapIndex} from '~/shop/seo/sitemap.server';
import {orUnavailable} from '~/platform/http.server';

export const loader = ({context}: LoaderFunctionArgs) => createSitemapIndex(context).catch(orUnavailable(context));
