import type {BackorderView} from '~/core/backorder';
import type {QuantityRuleView} from '~/core/quantity-rule';
import type {PictureView} from './picture-view';
import type {Money} from '~/core/money';
import type {PriceView} from './price';

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** What a page shows of a variant. The names are those of a product's page, which shows one of its variants. */
export interface VariantView extends PriceView {
  readonly variantId: string;
  readonly isAvailable: boolean;
  /** Which quantities can be bought; null if all can. */
  readonly quantityRule: QuantityRuleView | null;
  /** How it is sold if it is not in stock; null if it is, or if it cannot be bought. */
  readonly backorder: BackorderView | null;
  /** The price as data, for structured data. */
  readonly amount: Money;
  readonly sku: string | null;
  /** `$1.60 per 100 g` */
  readonly unitPrice: string | null;
  readonly picture: PictureView | null;
}

/** A CSS color and the URL of a picture, at least one of which the merchant gave. */
export interface SwatchView {
  readonly color: string | null;
  readonly url: string | null;
}

/** A sold-out variant may come back; a combination that is impossible has no variant. */
export type OptionState = 'available' | 'sold-out' | 'impossible';

export interface OptionValueView {
  readonly name: string;
  readonly swatch: SwatchView | null;
  readonly state: OptionState;
  readonly isSelected: boolean;
  /** The page of a variant with this value if the other options cannot stay as they are; null if they can, or if there is none. */
  readonly nearest: string | null;
  /** The variant with this value and the other options as they are; null for the selected value and if it is impossible. */
  readonly variant: VariantView | null;
}

export interface OptionView {
  readonly name: string;
  readonly values: readonly OptionValueView[];
}
