import type {ShopPicture} from '~/ui/shop-image-sources';
import type {NavigationLink} from '../frame/navigation';
import type {IconLink} from './to-account-links';

/** What the menu offers beside the pages. */
export interface MenuView {
  readonly dishes: readonly (NavigationLink & {readonly image: ShopPicture})[];
  /** Parts of the product list, with a shorter title for where the context is clear. */
  readonly shelves: readonly (NavigationLink & {readonly short?: string})[];
  readonly help: readonly IconLink[];
  /** Those of the shop and all of the above, in one list. */
  readonly links: readonly NavigationLink[];
}
