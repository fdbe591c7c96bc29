import type {ShopPicture} from '~/ui/shop-image-sources';

export interface FounderView {
  readonly handle: string;
  readonly name: string;
  readonly role: string;
  readonly shortText: string;
  /** Paragraphs; empty if there is no more to read. */
  readonly longText: readonly string[];
  readonly portrait: ShopPicture | null;
}

/** A step or a benefit. */
export interface AboutItem {
  readonly title: string;
  readonly html: string;
}

/** A section of the science: steps, cards or a comparison if its HTML has that form, and text otherwise. */
export type ScienceSection = {readonly title: string} & (
  | {readonly kind: 'steps' | 'cards'; readonly items: readonly AboutItem[]}
  | {readonly kind: 'comparison'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[]}
  | {readonly kind: 'text'; readonly html: string}
);

/** A heading with text, of which the first part is always shown. */
export interface AboutStory {
  readonly title: string;
  readonly html: string;
  /** What 'Read More' shows; may be empty. */
  readonly moreHtml: string;
}

/** The merchant's text of the about page, sanitized. */
export interface AboutText {
  readonly story: AboutStory | null;
  readonly science: {
    readonly title: string;
    readonly html: string;
    readonly sections: readonly ScienceSection[];
  } | null;
}

export const ABOUT_TABS = ['stories', 'science'] as const;

/** A tab of the about page, as in its URL. */
export type AboutTab = (typeof ABOUT_TABS)[number];
