import {Icon} from '~/ui/icons/Icon';
import {POLICY_COPY as COPY} from './policy-copy';
import type {PolicyHeading, PolicyPart} from './policy-view';

/** The table of contents: beside the text on wide screens, and to be opened above it on others. */
export function PolicyContents({parts}: {readonly parts: readonly PolicyPart[]}) {
  if (parts.every(({title, headings}) => title === null && headings.length === 0)) return null;
  return (
    <nav
      aria-label={COPY.contents}
      data-print="hidden"
      className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] low:static"
    >
      <p className="mb-2 hidden font-bold lg:block">{COPY.contents}</p>
      <div className="hidden max-h-[calc(100dvh-var(--header-height)-6rem)] overflow-y-auto lg:block low:max-h-none">
        <Entries parts={parts} />
      </div>
      <details className="group rounded-card border border-line bg-surface-raised lg:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 px-4 font-semibold">
          {COPY.contents}
          <Icon name="chevron-down" className="size-5 text-ink-soft group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-3">
          <Entries parts={parts} />
        </div>
      </details>
    </nav>
  );
}

const Entries = ({parts}: {readonly parts: readonly PolicyPart[]}) =>
  parts.map(({id, title, headings}) => (
    <div key={id} className="mt-3 first:mt-0">
      {title && <Entry heading={{id, title}} className="font-semibold" />}
      <ul>
        {headings.map((heading) => (
          <li key={heading.id}>
            <Entry heading={heading} className="text-ink-soft" />
          </li>
        ))}
      </ul>
    </div>
  ));

const Entry = ({heading: {id, title}, className}: {readonly heading: PolicyHeading; readonly className: string}) => (
  <a
    href={`#${id}`}
    className={`flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline lg:min-h-9 ${className}`}
  >
    {title}
  </a>
);
