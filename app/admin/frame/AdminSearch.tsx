import {Form, Link, useSubmit} from '@remix-run/react';
import {useRef, type FormEvent, type ReactNode} from 'react';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {Icon} from '~/ui/icons/Icon';
import {ADMIN_SEARCH_COPY} from './admin-search-copy';
import {usePageCommands} from './use-page-commands';

export interface ActiveFilter {
  /** What it is and its value: `Status: Late`. */
  readonly title: string;
  /** The path of the list without it. */
  readonly pathWithout: string;
}

interface AdminSearchProps {
  /** The path of the list; the fields of the form become its query. */
  readonly action: string;
  readonly label: string;
  /** The text field, named `q`, if the list has one. */
  readonly text?: {readonly value: string; readonly hint: string; readonly maxLength: number};
  /** The link that shows the whole list again; null if all of it is shown. */
  readonly clear: {readonly title: string; readonly path: string} | null;
  readonly active?: readonly ActiveFilter[];
  /** The fields that filter; they unfold without scripts. */
  readonly children?: ReactNode;
}

/** Searches and filters a list of the admin; all of it is part of the address. The key "/" leads to the text field. */
export function AdminSearch({action, label, text, clear, active = [], children}: AdminSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const submit = useSubmit();
  usePageCommands([
    {key: '/', title: label, run: () => field.current?.focus(), isAvailable: () => field.current !== null},
  ]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(withoutEmptyFields(event.currentTarget), {method: 'get', action});
  };
  return (
    <Form method="get" action={action} role="search" aria-label={label} onSubmit={onSubmit} className="grid gap-2">
      {text && (
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={text.value}
            aria-label={label}
            placeholder={text.hint}
            autoComplete="off"
            maxLength={text.maxLength}
            className={cn(CONTROL_STYLE, 'min-h-11 min-w-40 py-1.5 max-sm:flex-1 sm:w-80')}
          />
          <Button type="submit" tone="outline" size="sm">
            {ADMIN_SEARCH_COPY.find}
          </Button>
        </div>
      )}
      {children && <Filters count={active.length}>{children}</Filters>}
      {(clear || active.length > 0) && <ActiveFilters active={active} clear={clear} />}
    </Form>
  );
}

function Filters({count, children}: {readonly count: number; readonly children: ReactNode}) {
  return (
    <details className="group">
      <summary className={cn(buttonStyle({tone: 'quiet', size: 'sm'}), '-ms-4 w-max cursor-pointer list-none')}>
        <Icon name="sliders-horizontal" className="size-4" />
        {ADMIN_SEARCH_COPY.filters(count)}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid grid-cols-1 items-end gap-3 rounded-card border border-line bg-surface-raised p-4 sm:grid-cols-2 lg:grid-cols-4">
        {children}
        <Button type="submit" tone="outline">
          {ADMIN_SEARCH_COPY.apply}
        </Button>
      </div>
    </details>
  );
}

function ActiveFilters({active, clear}: Required<Pick<AdminSearchProps, 'active' | 'clear'>>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {active.length > 0 && (
        <ul aria-label={ADMIN_SEARCH_COPY.active} className="flex min-w-0 flex-wrap gap-2">
          {active.map(({title, pathWithout}) => (
            <li key={title} className="min-w-0">
              <Link
                to={pathWithout}
                aria-label={ADMIN_SEARCH_COPY.remove(title)}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-accent-ink bg-accent ps-3 pe-2 text-sm font-semibold text-on-accent no-underline [overflow-wrap:anywhere] hover:bg-accent-strong"
              >
                {title}
                <Icon name="x" className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {clear && (
        <Link
          to={clear.path}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 hover:text-accent-ink"
        >
          {clear.title}
        </Link>
      )}
    </div>
  );
}

/** An empty field says nothing, so it has no place in the address. */
const withoutEmptyFields = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    ),
  );
