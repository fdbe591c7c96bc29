import type {DayView} from '~/core/day-view';
import type {PictureView} from '~/shop/catalog/model/picture-view';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import type {PagePaths} from '~/shop/listing/paging/PaginationLinks';

/** A blog in the list of blogs. */
export interface BlogCardView {
  readonly path: string;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  /** The picture of its newest article that has one. */
  readonly image: PictureView | null;
  /** Its newest articles. */
  readonly newest: readonly {readonly path: string; readonly title: string}[];
}

/** An article in a list. */
export interface ArticleCardView {
  readonly path: string;
  readonly title: string;
  readonly image: PictureView | null;
  /** The merchant's excerpt, or the beginning of the text; may be empty. */
  readonly excerpt: string;
  readonly published: DayView;
  readonly readingMinutes: number;
}

export interface TagLinkView {
  readonly name: string;
  readonly path: string;
  readonly isCurrent: boolean;
}

/** One page of a blog. */
export interface BlogView extends PagePaths {
  readonly handle: string;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  readonly articles: readonly ArticleCardView[];
  readonly tags: readonly TagLinkView[];
  /** The tag that the page is filtered by. */
  readonly tag: string | null;
  /** Whether it is the first page of all articles. */
  readonly isWhole: boolean;
}

export interface AuthorView {
  readonly name: string;
  /** May be empty. */
  readonly bio: string;
}

/** An article with its text. */
export interface ArticleView extends ArticleCardView {
  readonly blog: {readonly handle: string; readonly title: string; readonly path: string};
  /** Sanitized. */
  readonly html: string;
  readonly wordCount: number;
  readonly author: AuthorView | null;
  readonly tags: readonly {readonly name: string; readonly path: string}[];
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly products: readonly ProductCardView[];
  /** The newest other articles of the blog. */
  readonly more: readonly ArticleCardView[];
}
