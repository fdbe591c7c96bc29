import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {serveRecipeWorker} from '~/shop/recipes/offline/serve-recipe-worker.server';

/** The service worker of recipes. Its folder is its scope, so it controls no other page. */
export const loader = ({context}: LoaderFunctionArgs) => serveRecipeWorker(context.config);
