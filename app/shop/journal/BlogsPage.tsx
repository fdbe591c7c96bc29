import {Link} from '@remix-run/react';
import {PageHead} from '~/ui/PageHead';
import {ShopImage} from '~/ui/ShopImage';
import {JOURNAL_COPY as COPY} from './journal-copy';
import {HOME_PARENT} from './journal-path';
import type {BlogCardView} from './journal-view';
import {NothingWritten} from './NothingWritten';

const WIDTHS = [320, 480, 640, 800, 1080, 1400];
const LINK = 'font-semibold underline decoration-copper decoration-2 underline-offset-4 hover:decoration-current';

/** The list of all blogs. */
export function BlogsPage({blogs}: {readonly blogs: readonly BlogCardView[]}) {
  return (
    <>
      <PageHead
        title={COPY.blogs}
        lead={<p>{COPY.lead}</p>}
        breadcrumb={{label: COPY.breadcrumb, parents: HOME_PARENT}}
      />
      <div className="page py-8 md:py-12">
        {blogs.length === 0 && <NothingWritten />}
        <ul className="grid gap-6 md:gap-10">
          {blogs.map((blog, index) => (
            <li key={blog.path}>
              <BlogCard blog={blog} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** A blog with its newest articles. */
function BlogCard({blog, isFirst}: {readonly blog: BlogCardView; readonly isFirst: boolean}) {
  const {path, title, description, image, newest} = blog;
  return (
    <article className="grid overflow-hidden rounded-card bg-surface-raised shadow-card md:grid-cols-2">
      {image && (
        <ShopImage
          image={image}
          alt=""
          aspect="16/9"
          sizes="(min-width: 80rem) 37rem, (min-width: 48rem) 48vw, 94vw"
          widths={WIDTHS}
          priority={isFirst}
          className="md:min-h-full md:min-w-full"
        />
      )}
      <div className="p-5 sm:p-8">
        <h2 className="text-heading [overflow-wrap:anywhere]">
          <Link to={path} prefetch="intent" className="hover:text-accent-ink">
            {title}
          </Link>
        </h2>
        {description && <p className="mt-2 max-w-prose text-ink-soft">{description}</p>}
        {newest.length > 0 && (
          <>
            <h3 className="mt-6 text-sm font-bold text-ink-soft">{COPY.newest}</h3>
            <ul className="mt-1">
              {newest.map((article) => (
                <li key={article.path} className="py-2 leading-snug">
                  <Link to={article.path} prefetch="intent" className={LINK}>
                    {article.title}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </article>
  );
}
