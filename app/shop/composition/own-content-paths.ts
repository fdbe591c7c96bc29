import {toStorefrontPath} from '~/shop/content/own-path';
import {articlePath} from '~/shop/journal/journal-path';
import type {ContentPaths} from '~/shop/search/content-paths';

/** Where search results of other parts of the shop lead. */
export const CONTENT_PATHS: ContentPaths = {
  toPage: (handle) => toStorefrontPath(`/pages/${encodeURIComponent(handle)}`, []),
  toArticle: articlePath,
};
