import type {DishHue} from '~/features/catalog/model/dish-hue';
import type {PriceView} from '~/features/catalog/model/price';
import type {PictureView} from '~/features/catalog/model/product-view';

/** What a suggested product shows beside its name. */
export interface PredictedProduct extends Pick<PriceView, 'price' | 'was'> {
  readonly image: PictureView | null;
  readonly hue: DishHue | null;
  readonly isAvailable: boolean;
}

/** One thing to choose while typing. */
export interface Prediction {
  readonly title: string;
  /** Where it leads, on this shop. */
  readonly path: string;
  /** Null for everything that is no product. */
  readonly product: PredictedProduct | null;
}

/** What suggestions are grouped by; 'popular' stands in where nothing was found or nothing was asked. */
export type PredictionGroupKind = 'products' | 'queries' | 'places' | 'popular';

/** Suggestions of one kind, at least one. */
export interface PredictionGroup {
  readonly kind: PredictionGroupKind;
  readonly options: readonly Prediction[];
}

/** What the shop suggests to somebody who is typing. */
export interface Predictions {
  /** How many suggestions answer the words; 0 when what is shown is only what others like. */
  readonly count: number;
  readonly groups: readonly PredictionGroup[];
}
