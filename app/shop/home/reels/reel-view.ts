import type {VideoService} from '~/core/to-embed';
import type {ShopPicture} from '~/ui/shop-image-sources';

/** A short video that another service hosts. */
export interface ReelView {
  readonly id: string;
  readonly title: string;
  /** The page of the video at its service. */
  readonly url: string;
  readonly service: VideoService;
  readonly poster: ShopPicture | null;
}

export interface ReelsView {
  readonly reels: readonly ReelView[];
  readonly profileUrl: string;
}
