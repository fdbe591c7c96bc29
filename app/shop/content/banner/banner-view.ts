/** Banner A is for all visitors, B for new ones. */
export type BannerVariant = 'a' | 'b';

export type BannerPage = 'home' | 'products';

export interface BannerView {
  readonly variant: BannerVariant;
  /** At least one, in rotation order. */
  readonly messages: readonly string[];
  /** Highlighted in the messages. */
  readonly promoCode: string;
  /** Said below each message with the code: how the offer for subscribers relates to it. */
  readonly note: string;
}

/** The code that a visitor has, instead of the messages. */
export interface OwnOffer {
  readonly code: string;
  /** Contains the code. */
  readonly text: string;
  readonly path: string;
}

interface BannerBehavior {
  /** Display time of each message. */
  readonly periodMs: number;
  readonly isDismissible: boolean;
}

export const BANNER_BEHAVIOR: Readonly<Record<BannerVariant, BannerBehavior>> = {
  a: {periodMs: 5_000, isDismissible: false},
  b: {periodMs: 8_000, isDismissible: true},
};
