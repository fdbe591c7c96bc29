/** The names of the square pictures of the spice market's products. */
export const SPICE_MARKET_PICTURES = [
  'gift-card',
  'kashmiri-saffron-chai',
  'kulhad-glazes',
  'kulhad-indigo',
  'kulhad-leaf',
  'kulhad-terracotta',
  'masala-dabba-brass',
  'masala-dabba-copper',
  'masala-dabba-hammered-copper',
  'masala-dabba-starter-set',
  'masala-dabba-steel',
  'mix-your-own-masala',
  'paneer-makhani-family',
  'paneer-makhani-single',
] as const;

export type SpiceMarketPicture = (typeof SPICE_MARKET_PICTURES)[number];
