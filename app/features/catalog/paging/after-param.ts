/** Name of the parameter that says where a page of a list begins. */
export const AFTER_PARAM = 'after';
