export const ADD_ORDER_TAG = 'add-order-tag';
export const REMOVE_ORDER_TAG = 'remove-order-tag';
/** The field with the tag. */
export const ORDER_TAG = 'orderTag';
