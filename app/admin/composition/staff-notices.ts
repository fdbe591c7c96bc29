import {ADMIN_NOTICES} from '../frame/access/admin-notices';
import {PRODUCT_NOTICES} from '../products/product-notices';

/** The flash notices of staff, by code. */
export const STAFF_NOTICES = {...ADMIN_NOTICES, ...PRODUCT_NOTICES};
