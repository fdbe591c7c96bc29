import type {PredictorState} from '~/core/create-predictor';
import type {DishHue} from '~/shop/catalog/model/dish-hue';
import type {PriceView} from '~/shop/catalog/model/price';
import type {PictureView} from '~/shop/catalog/model/picture-view';

export interface PredictedProduct extends Pick<PriceView, 'price' | 'compareAtPrice'> {
  readonly image: PictureView | null;
  readonly hue: DishHue | null;
  readonly isAvailable: boolean;
}

export interface Prediction {
  readonly title: string;
  /** Path on this shop. */
  readonly path: string;
  /** Null if it is not a product. */
  readonly product: PredictedProduct | null;
  /** What kind of answer it is. */
  readonly label?: string;
}

/** Groups of suggestions; without results 'spelling', or else 'popular', which is also shown without a query. */
export type PredictionGroupKind = 'products' | 'queries' | 'places' | 'articles' | 'answers' | 'spelling' | 'popular';

/** A group with at least one suggestion. */
export interface PredictionGroup {
  readonly kind: PredictionGroupKind;
  readonly options: readonly Prediction[];
}

export interface Predictions {
  /** Number of results for the query; 0 if only popular products are shown. */
  readonly count: number;
  readonly groups: readonly PredictionGroup[];
}

export type PredictionState = PredictorState<Predictions>;
