/** What stands above products that go well with a cart. */
export const SUGGESTIONS_TITLE = 'Goes well with your basket';
