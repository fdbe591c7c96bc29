import type {Lot} from '~/orders/lots/find-lots.server';
import type {ProductCardView} from '~/shop/catalog/model/product-view';

/** The story of a lot; what the merchant has not entered is null. */
export interface LotView {
  readonly number: string;
  /** An ISO day. */
  readonly driedOn: string;
  readonly roastedBy: string | null;
  readonly spice: string | null;
  /** A place and its state: `Idukki, Kerala`. */
  readonly origin: string | null;
  readonly verdict: string | null;
  readonly taster: string | null;
  /** Whether its facts are invented. */
  readonly isSample: boolean;
  readonly dishes: readonly ProductCardView[];
  /** Further lots of the first dish, the newest first. */
  readonly others: readonly Pick<Lot, 'number' | 'driedOn'>[];
}
