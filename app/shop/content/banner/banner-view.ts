/** Banner A is for all visitors, B for new ones. */
export type BannerVariant = 'a' | 'b';

/** Pages with a banner. */
export type BannerPage = 'home' | 'products';

/** A banner and its messages. */
export interface BannerView {
  readonly variant: BannerVariant;
  /** At least one, in rotation order. */
  readonly messages: readonly string[];
  /** Highlighted in the messages. */
  readonly promoCode: string;
}

interface BannerBehavior {
  /** Display time of each message. */
  readonly periodMs: number;
  readonly isDismissible: boolean;
}

/** Rotation time and dismissibility of each banner. */
export const BANNER_BEHAVIOR: Readonly<Record<BannerVariant, BannerBehavior>> = {
  a: {periodMs: 5_000, isDismissible: false},
  b: {periodMs: 8_000, isDismissible: true},
};
