import {Link} from '@remix-run/react';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {Icon} from '~/ui/icons/Icon';
import {ShopImage} from '~/ui/ShopImage';
import {ProductGrid, type RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {RichText} from '~/shop/content/page/RichText';
import {ArticleFacts} from './ArticleFacts';
import {ArticleGrid} from './ArticleGrid';
import {JOURNAL_COPY as COPY} from './journal-copy';
import {BLOG_PARENTS} from './journal-path';
import type {ArticleView, AuthorView} from './journal-view';
import {TagLinks} from './TagLinks';

const WIDTHS = [320, 480, 640, 800, 1080, 1400, 1600];
const COLUMN = 'mx-auto max-w-[44rem]';

interface ArticlePageProps {
  readonly article: ArticleView;
  readonly renderBuy: RenderBuy;
}

export function ArticlePage({article, renderBuy}: ArticlePageProps) {
  const {title, image, author, html, tags, blog, products, more} = article;
  return (
    <div className="page py-4 pb-12 sm:py-6 md:pb-16">
      <article>
        <header className={COLUMN}>
          <Breadcrumb label={COPY.breadcrumb} parents={[...BLOG_PARENTS, blog]} current={title} />
          <h1 className="mt-2 text-title text-balance [overflow-wrap:anywhere]">{title}</h1>
          <div className="mt-4">
            <ArticleFacts {...article} author={author?.name} />
          </div>
        </header>
        {image && (
          <ShopImage
            image={image}
            alt={image.altText ?? ''}
            aspect="16/9"
            sizes="(min-width: 66rem) 60rem, 94vw"
            widths={WIDTHS}
            priority
            className="mx-auto mt-6 max-w-[60rem] rounded-card sm:mt-8"
          />
        )}
        <div className={`${COLUMN} mt-8 sm:mt-10`}>
          <RichText html={html} />
          {author?.bio && <AuthorNote {...author} />}
          {tags.length > 0 && (
            <div className="mt-8">
              <TagLinks tags={tags.map((tag) => ({...tag, isCurrent: false}))} />
            </div>
          )}
        </div>
      </article>
      {products.length > 0 && (
        <section aria-labelledby="article-products" className={`${COLUMN} mt-12`} data-print="hidden">
          <h2 id="article-products" className="text-heading">
            {COPY.products}
          </h2>
          <div className="mt-5">
            <ProductGrid products={products} renderBuy={renderBuy} isMorphing={false} />
          </div>
        </section>
      )}
      <MoreArticles blog={blog} more={more} />
    </div>
  );
}

const AuthorNote = ({name, bio}: AuthorView) => (
  <aside aria-labelledby="article-author" className="mt-10 rounded-card bg-surface p-5">
    <h2 id="article-author" className="text-lg [overflow-wrap:anywhere]">
      {COPY.author(name)}
    </h2>
    <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{bio}</p>
  </aside>
);

/** The newest other articles, and the way back to the blog. */
const MoreArticles = ({blog, more}: Pick<ArticleView, 'blog' | 'more'>) => (
  <div className="mt-14" data-print="hidden">
    {more.length > 0 && (
      <section aria-labelledby="more-articles" className="mb-6 border-t border-line pt-10">
        <h2 id="more-articles" className="text-heading">
          {COPY.more(blog.title)}
        </h2>
        <div className="mt-5">
          <ArticleGrid articles={more} />
        </div>
      </section>
    )}
    <Link
      to={blog.path}
      prefetch="intent"
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
    >
      <Icon name="arrow-left" className="size-5" />
      <span>{COPY.back(blog.title)}</span>
    </Link>
  </div>
);
