import type {DishHue} from '~/shop/catalog/model/dish-hue';
import type {PictureView} from '~/shop/catalog/model/picture-view';
import type {ProductCardView} from '~/shop/catalog/model/product-view';

/** The clip beside the cooking steps. */
export interface HomeClip {
  readonly url: string;
  readonly poster: PictureView | null;
}

/** The words of a section; paragraphs may be missing. */
export interface SectionText {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface StoryView extends SectionText {
  readonly picture: PictureView;
}

export interface RungDish {
  readonly handle: string;
  readonly title: string;
  readonly image: PictureView | null;
  readonly hue: DishHue | null;
}

/** A level of heat with its dishes. */
export interface RungView {
  /** As on the packs: `Medium-Hot`. */
  readonly heat: string;
  /** The path of the product list with the dishes of this level. */
  readonly path: string;
  readonly dishes: readonly RungDish[];
}

/** The levels of heat, from the mildest. */
export interface HeatLadderView extends SectionText {
  readonly rungs: readonly RungView[];
}

export interface PackContentsView extends SectionText {
  readonly picture: PictureView;
  readonly items: readonly string[];
  readonly product: ProductCardView | null;
}

/** A region and what grows there. */
export interface OriginView {
  readonly place: string;
  readonly spices: string;
}

export interface OriginsView extends SectionText {
  readonly origins: readonly OriginView[];
}

/** One product, large. */
export interface SamplerView extends SectionText {
  readonly product: ProductCardView;
}

/** A publication and what it wrote, or an award. */
export interface PressItemView {
  readonly name: string;
  /** Empty if the name says it all. */
  readonly text: string;
}

export interface PressView extends SectionText {
  readonly items: readonly PressItemView[];
}

/** The sections below the popular products; each is null if something that it needs is missing. */
export interface HomeSectionsView {
  readonly story: StoryView | null;
  readonly heat: HeatLadderView | null;
  readonly pack: PackContentsView | null;
  /** The merchant's words for the tiffin, which has built-in ones. */
  readonly tiffin: SectionText | null;
  readonly origins: OriginsView | null;
  readonly sampler: SamplerView | null;
  readonly press: PressView | null;
}
