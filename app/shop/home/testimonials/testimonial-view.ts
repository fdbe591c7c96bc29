import type {ShopPicture} from '~/ui/shop-image-sources';

export interface TestimonialView {
  readonly id: string;
  readonly name: string;
  readonly review: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly picture: ShopPicture | null;
}
