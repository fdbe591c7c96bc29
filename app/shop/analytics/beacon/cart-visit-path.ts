export const CART_VISIT_PATH = '/cart/visit';
