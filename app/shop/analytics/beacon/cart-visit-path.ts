/** The address that stores the visit in the visitor's cart. */
export const CART_VISIT_PATH = '/cart/visit';
