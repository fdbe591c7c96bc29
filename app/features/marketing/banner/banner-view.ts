/** The two banners: A speaks to everyone, B to newcomers. */
export type BannerVariant = 'a' | 'b';

/** The pages that carry a banner. */
export type BannerPage = 'home' | 'products';

/** What one banner says. */
export interface BannerView {
  readonly variant: BannerVariant;
  /** At least one, in the order in which they take turns. */
  readonly messages: readonly string[];
  /** Stands out from the text around it. */
  readonly promoCode: string;
}

interface BannerHabits {
  /** How long each message stands. */
  readonly periodMs: number;
  readonly isDismissible: boolean;
}

/** How each banner behaves, whatever it says. */
export const BANNER_HABITS: Readonly<Record<BannerVariant, BannerHabits>> = {
  a: {periodMs: 5_000, isDismissible: false},
  b: {periodMs: 8_000, isDismissible: true},
};
