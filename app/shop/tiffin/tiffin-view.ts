import type {DishHue} from '~/shop/catalog/model/dish-hue';
import type {PictureView} from '~/shop/catalog/model/picture-view';
import type {PackOffer} from './pack-offers';

/** A single pack that can fill a tier. */
export interface TiffinDish {
  readonly handle: string;
  /** With the variant that is added, if the dish has several. */
  readonly name: string;
  /** GID of the variant. */
  readonly variantId: string;
  readonly image: PictureView | null;
  readonly hue: DishHue | null;
  /** As on the packs: `Medium-Hot`. */
  readonly heat: string;
  readonly priceMinor: number;
  readonly price: string;
  readonly isAvailable: boolean;
}

/** A box that the shop packs in advance. */
export interface TiffinBox {
  readonly handle: string;
  readonly title: string;
  readonly priceMinor: number;
  readonly price: string;
  /** Handles of its dishes. */
  readonly dishes: readonly string[];
}

/** What a tiffin can be filled with, and what the shop gives for it. */
export interface TiffinView {
  readonly dishes: readonly TiffinDish[];
  readonly boxes: readonly TiffinBox[];
  readonly offers: readonly PackOffer[];
  /** Order value in cents from which standard shipping is free. */
  readonly freeShippingMinor: number;
}
