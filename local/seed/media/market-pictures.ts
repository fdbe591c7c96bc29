/** The names of the square pictures of the market's products. */
export const MARKET_PICTURES = [
  'gift-card',
  'kashmiri-saffron-chai',
  'masala-dabba-brass',
  'masala-dabba-copper',
  'masala-dabba-hammered-copper',
  'masala-dabba-steel',
  'mix-your-own-masala',
  'paneer-makhani-family',
  'paneer-makhani-single',
] as const;

export type MarketPicture = (typeof MARKET_PICTURES)[number];
