import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {JOURNAL_COPY} from './journal-copy';
import type {TagLinkView} from './journal-view';

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold [overflow-wrap:anywhere]';
const OFF = 'border-line-strong bg-surface-raised hover:border-ink hover:bg-surface';
const ON = 'border-accent-ink bg-accent text-on-accent hover:bg-accent-strong';

interface TagLinksProps {
  readonly tags: readonly TagLinkView[];
  /** The path of all articles, as the first link. */
  readonly all?: {readonly path: string; readonly isCurrent: boolean};
}

/** Links to the articles of each tag. */
export function TagLinks({tags, all}: TagLinksProps) {
  const links = all ? [{name: JOURNAL_COPY.all, ...all}, ...tags] : tags;
  return (
    <nav aria-label={JOURNAL_COPY.tags} data-print="hidden">
      <ul className="flex flex-wrap gap-2">
        {links.map(({name, path, isCurrent}) => (
          <li key={path}>
            <Link
              to={path}
              prefetch="intent"
              aria-current={isCurrent ? 'page' : undefined}
              className={cn(CHIP, isCurrent ? ON : OFF)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
