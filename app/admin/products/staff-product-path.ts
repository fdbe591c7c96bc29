import {STAFF_PRODUCTS_PATH} from './list/product-list-request';

const ID_PREFIX = 'gid://shopify/Product/';

/** Returns the path of a product's page for staff. */
export const staffProductPath = (id: string): string => `${STAFF_PRODUCTS_PATH}/${id.slice(ID_PREFIX.length)}`;

/** Returns Shopify's id of a product by the number in its path, or null if it is no number. */
export const parseProductNumber = (number: string | undefined): string | null =>
  number !== undefined && /^[1-9]\d{0,19}$/.test(number) ? ID_PREFIX + number : null;
