import {SEED_DATE} from '../seed-date';
import type {SeedArticle, SeedAuthor} from '../types';

const DAY_MS = 86_400_000;

const PICTURE_PX = {width: 1600, height: 900};

interface ArticleText extends Omit<SeedArticle, 'publishedAt' | 'picture'> {
  readonly author: SeedAuthor;
  /** Days before the date of the seed. */
  readonly daysAgo: number;
  readonly pictureText: string;
}

/** Returns an article with its drawn picture, published some days before the date of the seed. */
export function createArticle({daysAgo, pictureText, ...text}: ArticleText): SeedArticle {
  return {
    ...text,
    publishedAt: new Date(Date.parse(SEED_DATE) - daysAgo * DAY_MS).toISOString(),
    picture: {file: `article-${text.handle}.png`, altText: pictureText, ...PICTURE_PX},
  };
}
