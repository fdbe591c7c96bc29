import type {QuantityRuleView} from '~/core/quantity-rule';
import type {VideoService} from '~/core/to-embed';
import type {DishHue} from './dish-hue';
import type {RatingView} from './metafields';
import type {OptionView, SelectedOption, VariantView} from './option-view';
import type {PlansView} from './plan-view';
import type {PictureView} from './picture-view';
import type {PriceView} from './price';

/** Product data that cards and pages share, with formatted texts. */
export interface ProductSummaryView extends PriceView, RatingView {
  readonly handle: string;
  readonly title: string;
  readonly secondName: string | null;
  /** GID of the variant to add to the cart. */
  readonly variantId: string;
  readonly isBundle: boolean;
  readonly isAvailable: boolean;
  /** Which quantities can be bought; null if all can. */
  readonly quantityRule: QuantityRuleView | null;
  /** Whether the product has several variants or needs a plan, so that a card leads to their choice. */
  readonly hasChoice: boolean;
  /** Whether it is the parent of a combined listing: other products are bought instead, and have a page each. */
  readonly isCombined: boolean;
  /** Whether it is sold by subscription only, so that a card leads to its page. */
  readonly requiresPlan: boolean;
  /** Number of servings; null if unknown. */
  readonly servings: number | null;
  readonly badge: string | null;
  readonly hue: DishHue | null;
  readonly heat: string | null;
}

export interface ProductCardView extends ProductSummaryView {
  /** The dish. */
  readonly image: PictureView | null;
  /** A second picture, of the pack; null if the product has one picture. */
  readonly pack: PictureView | null;
  /** The lowest price, in cents. */
  readonly priceMinor: number;
  /** The merchant's line for cards, or else the first sentence of the description; may be empty. */
  readonly tagline: string;
}

export type MediaView =
  | {readonly kind: 'image'; readonly alt: string; readonly image: PictureView}
  | {readonly kind: 'clip'; readonly alt: string; readonly poster: PictureView | null; readonly url: string}
  | {
      readonly kind: 'external';
      readonly alt: string;
      readonly poster: PictureView | null;
      /** The video's page at its provider. */
      readonly url: string;
      readonly service: VideoService;
    }
  /** A 3D model in the format glTF. */
  | {readonly kind: 'model'; readonly alt: string; readonly poster: PictureView | null; readonly url: string};

/** A component that the merchant lists for a bundle that is packed in advance. */
export interface IncludedView {
  readonly handle: string;
  readonly title: string;
  readonly heat: string | null;
}

/** A component of a fixed bundle, which is packed once it is ordered. */
export interface ComponentView {
  /** Its page, with the variant. */
  readonly path: string;
  /** With the variant. */
  readonly name: string;
  /** In one bundle. */
  readonly quantity: number;
  readonly isAvailable: boolean;
}

export interface NutritionRow {
  readonly label: string;
  /** With its unit: `3.5g`. */
  readonly amount: string;
  /** Share of the daily value: `4%`; null if the label has none. */
  readonly dailyValue: string | null;
  /** Indentation level: total fat 0, saturated fat 1, added sugars 2. */
  readonly depth: 0 | 1 | 2;
}

/** A nutrition facts panel; `micro` are minerals and vitamins. */
export interface NutritionView {
  readonly servingSize: string | null;
  readonly servingsPerContainer: string | null;
  readonly calories: string;
  readonly main: readonly NutritionRow[];
  readonly micro: readonly NutritionRow[];
}

/** A product on its page, with the variant that is chosen. Data that the merchant has not set is empty or null. */
export interface ProductView extends ProductSummaryView, VariantView {
  /** Shopify's global id. */
  readonly id: string;
  /** Whether its rating is that of the reviews which this storefront stores. */
  readonly hasOwnReviews: boolean;
  readonly vendor: string;
  readonly isGiftCard: boolean;
  /** Empty if the shopper has nothing to choose. */
  readonly options: readonly OptionView[];
  /** Such as `Family / Hot`; null for the only variant of a product. */
  readonly variantTitle: string | null;
  /** False for what is mailed electronically, such as a gift card; true for the only variant of a product. */
  readonly isSent: boolean;
  /** Those of the variant; empty if there is nothing to choose. */
  readonly selectedOptions: readonly SelectedOption[];
  /** The page of the variant that the URL asks for, if it is of another product of a combined listing; else null. */
  readonly elsewhere: string | null;
  /** Its selling plans; null if it has none. */
  readonly plans: PlansView | null;
  /** Whether the URL asks for a combination that does not exist. */
  readonly isSubstitute: boolean;
  readonly size: string;
  readonly isBestseller: boolean;
  readonly seoDescription: string;
  /** The picture of the variant comes first. */
  readonly media: readonly MediaView[];
  readonly description: readonly string[];
  readonly whyChoose: readonly string[];
  readonly includes: readonly IncludedView[];
  /** Those of the variant; empty if it is no fixed bundle. */
  readonly components: readonly ComponentView[];
  /** The fixed bundles that have the variant as a component. */
  readonly bundles: readonly {readonly handle: string; readonly title: string}[];
  readonly ingredients: readonly string[];
  readonly howToUse: readonly string[];
  readonly storage: readonly string[];
  readonly nutrition: NutritionView | null;
}
