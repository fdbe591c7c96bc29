import {Link} from '@remix-run/react';
import type {ContentGroup} from './find-content-results.server';
import {contentTitle} from './search-copy';

/** The collections, articles and pages that a search found; nothing without any. */
export function ContentResults({groups}: {readonly groups: readonly ContentGroup[]}) {
  if (groups.length === 0) return null;
  return (
    <div className="grid gap-x-10 gap-y-8 border-t border-line pt-8 md:grid-cols-2">
      {groups.map(({kind, found}) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`} className="text-xl font-semibold">
            {contentTitle(kind)}
          </h2>
          <ul className="mt-2">
            {found.map(({title, path, excerpt}) => (
              <li key={path} className="border-b border-line last:border-0">
                <Link to={path} prefetch="intent" className="group flex min-h-12 flex-col justify-center py-2.5">
                  <span className="font-semibold [overflow-wrap:anywhere] underline-offset-4 group-hover:underline">
                    {title}
                  </span>
                  {excerpt && <span className="mt-0.5 line-clamp-2 text-ink-soft">{excerpt}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
