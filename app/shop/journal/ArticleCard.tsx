import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {ShopImage} from '~/ui/ShopImage';
import {ArticleFacts} from './ArticleFacts';
import type {ArticleCardView} from './journal-view';

const WIDTHS = [320, 480, 640, 800, 1080, 1400];
const SIZES = '(min-width: 80rem) 24rem, (min-width: 40rem) 46vw, 94vw';
/** Its sides are cut off where the card is higher than its text needs. */
const LARGE_SIZES = '(min-width: 80rem) 68rem, (min-width: 64rem) 85vw, (min-width: 40rem) 46vw, 94vw';

interface ArticleCardProps {
  readonly article: ArticleCardView;
  /** Whether the picture is loaded at once, for the first cards of a page. */
  readonly isEager?: boolean;
  /** Whether the card has two columns and two rows of a wide screen. */
  readonly isLarge?: boolean;
}

/** An article in a list: a link that covers the card. */
export function ArticleCard({article, isEager = false, isLarge = false}: ArticleCardProps) {
  const {path, title, image, excerpt, published, readingMinutes} = article;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface-raised shadow-card transition-shadow duration-200 hover:shadow-raised">
      <div className={cn('overflow-hidden', isLarge && 'lg:flex lg:flex-1')}>
        <ShopImage
          image={image}
          alt=""
          aspect="16/9"
          sizes={isLarge ? LARGE_SIZES : SIZES}
          widths={WIDTHS}
          loading={isEager ? 'eager' : 'lazy'}
          className={cn(
            'transition-transform duration-250 ease-out motion-safe:group-hover:scale-103',
            isLarge && 'lg:min-h-full lg:w-full',
          )}
        />
      </div>
      <div className={cn('flex flex-col p-4 sm:p-5', isLarge ? 'max-lg:flex-1 lg:p-7' : 'flex-1')}>
        <ArticleFacts published={published} readingMinutes={readingMinutes} />
        <h3
          className={cn(
            'mt-1.5 text-xl leading-snug text-balance [overflow-wrap:anywhere]',
            isLarge && 'lg:text-heading',
          )}
        >
          <Link
            to={path}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h3>
        {excerpt && (
          <p className={cn('mt-2 line-clamp-4 text-ink-soft', isLarge && 'max-w-prose lg:text-lead')}>{excerpt}</p>
        )}
      </div>
    </article>
  );
}
