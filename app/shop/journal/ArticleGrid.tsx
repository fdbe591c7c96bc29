import {cn} from '~/ui/cn';
import {ArticleCard} from './ArticleCard';
import type {ArticleCardView} from './journal-view';

interface ArticleGridProps {
  readonly articles: readonly ArticleCardView[];
  /** Number of pictures to load at once. */
  readonly eagerCount?: number;
  /** Whether the first article is shown large on wide screens. */
  readonly hasLead?: boolean;
}

const MANY = 'sm:grid-cols-2 lg:grid-cols-3';
/** As many as fit into one row of a tablet. */
const MAX_FEW = 3;
const FEW = 'md:grid-cols-3';

export function ArticleGrid({articles, eagerCount = 0, hasLead = false}: ArticleGridProps) {
  return (
    <ul className={cn('grid grid-cols-1 gap-5 sm:gap-6', articles.length > MAX_FEW ? MANY : FEW)}>
      {articles.map((article, index) => {
        const isLarge = hasLead && index === 0;
        return (
          <li key={article.path} className={cn(isLarge && 'lg:col-span-2 lg:row-span-2')}>
            <ArticleCard article={article} isEager={index < eagerCount} isLarge={isLarge} />
          </li>
        );
      })}
    </ul>
  );
}
