/** The form of a gift card's page, which the button of the sticky bar submits, too. */
export const GIFT_CARD_FORM = 'gift-card';
