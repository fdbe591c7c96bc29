import type {PictureView} from '~/shop/catalog/model/picture-view';

/** A part of a metafield's value that can be shown. Texts are plain, URLs are safe, HTML is sanitized. */
export type ValueView =
  | {readonly kind: 'text'; readonly lines: readonly string[]}
  | {readonly kind: 'html'; readonly html: string}
  | {readonly kind: 'link'; readonly text: string; readonly href: string; readonly isExternal: boolean}
  | {readonly kind: 'color'; readonly hex: string}
  | {readonly kind: 'rating'; readonly value: string; readonly max: string}
  | {readonly kind: 'picture'; readonly image: PictureView; readonly alt: string}
  | {readonly kind: 'clip'; readonly url: string; readonly poster: PictureView | null; readonly title: string}
  | {readonly kind: 'entry'; readonly fields: readonly MetafieldView[]};

/** A metafield as shoppers see it: one value, or those of a list. */
export interface MetafieldView {
  readonly id: string;
  readonly label: string;
  /** At least one. */
  readonly values: readonly ValueView[];
}
