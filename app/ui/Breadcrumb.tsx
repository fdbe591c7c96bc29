import {Link} from '@remix-run/react';

interface BreadcrumbProps {
  /** The name of the navigation for screen readers. */
  readonly label: string;
  /** The pages above this one, the top one first. */
  readonly parents: readonly {readonly title: string; readonly path: string}[];
  readonly current: string;
}

export function Breadcrumb({label, parents, current}: BreadcrumbProps) {
  return (
    <nav aria-label={label} data-print="hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {parents.map(({title, path}) => (
          <li key={path} className="after:ms-2 after:text-ink-soft after:content-['/']">
            <Link
              to={path}
              prefetch="intent"
              className="inline-flex min-h-11 items-center font-semibold hover:text-sale"
            >
              {title}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="[overflow-wrap:anywhere]">
          {current}
        </li>
      </ol>
    </nav>
  );
}
