import {productPath} from '~/shop/catalog/model/product-path';

/** Returns the path that receives the form of a product. */
export const stockAlertPath = (handle: string): string => `${productPath(handle)}/back-in-stock`;

export const alertConfirmPath = (token: string): string => `/subscribe/confirm/alerts/${token}`;

export const alertStopPath = (token: string): string => `/unsubscribe/alerts/${token}`;

/** Returns the path to which mail programs post to unsubscribe. */
export const alertOneClickPath = (token: string): string => `${alertStopPath(token)}/one-click`;

/** The field with the GID of the variant. */
export const VARIANT_FIELD = 'variant';
