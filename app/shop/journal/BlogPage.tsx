import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {PageHead} from '~/ui/PageHead';
import {PaginationLinks} from '~/shop/listing/paging/PaginationLinks';
import {useResultsFocus} from '~/shop/listing/paging/use-results-focus';
import {ArticleGrid} from './ArticleGrid';
import {JOURNAL_COPY as COPY} from './journal-copy';
import {BLOG_PARENTS, blogPath, feedPath} from './journal-path';
import type {BlogView} from './journal-view';
import {NothingWritten} from './NothingWritten';
import {TagLinks} from './TagLinks';

const EAGER_PICTURES = 3;
/** With fewer, a large article would leave empty places beside it. */
const LEAST_WITH_LEAD = 6;

/** One page of a blog. */
export function BlogPage({blog}: {readonly blog: BlogView}) {
  const head = useResultsFocus();
  const {handle, title, description, articles, tags, tag, isWhole, previousPath, nextPath} = blog;
  return (
    <>
      <PageHead
        title={title}
        lead={description && <p>{description}</p>}
        breadcrumb={{label: COPY.breadcrumb, parents: BLOG_PARENTS}}
      />
      <div className="page py-8 md:py-12">
        {tags.length > 0 && <TagLinks tags={tags} all={{path: blogPath(handle), isCurrent: tag === null}} />}
        <section aria-labelledby="articles" className="mt-6 first:mt-0 sm:mt-8">
          <div ref={head} tabIndex={-1} className="sr-only">
            <h2 id="articles">{tag === null ? COPY.articles : COPY.taggedArticles(tag)}</h2>
          </div>
          {articles.length > 0 ? (
            <ArticleGrid
              articles={articles}
              eagerCount={EAGER_PICTURES}
              hasLead={isWhole && articles.length >= LEAST_WITH_LEAD}
            />
          ) : (
            <NoArticles handle={handle} tag={tag} />
          )}
          <PaginationLinks previousPath={previousPath} nextPath={nextPath} />
        </section>
        <p className="mt-10 text-sm" data-print="hidden">
          <a
            href={feedPath(handle)}
            className="inline-flex min-h-11 items-center font-semibold text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            {COPY.feed}
          </a>
        </p>
      </div>
    </>
  );
}

function NoArticles({handle, tag}: Pick<BlogView, 'handle' | 'tag'>) {
  if (tag === null) return <NothingWritten />;
  return (
    <EmptyState
      title={COPY.emptyTag(tag)}
      action={
        <Link to={blogPath(handle)} className={buttonStyle()}>
          {COPY.allArticles}
        </Link>
      }
    />
  );
}
