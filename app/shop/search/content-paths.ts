/** Converts handles to the paths of pages that other parts of the shop have. */
export interface ContentPaths {
  readonly toPage: (handle: string) => string;
  readonly toArticle: (blog: string, article: string) => string;
}
