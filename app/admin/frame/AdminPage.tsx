import {Form, useLocation, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {ADMIN_FRAME_COPY} from './admin-frame-copy';

interface AdminPageProps {
  readonly title: string;
  /** Actions beside the title, before the Refresh button. */
  readonly actions?: ReactNode;
  /** Whether the title is printed. */
  readonly isTitlePrinted?: boolean;
  readonly children: ReactNode;
}

/** A page of the admin: its title, its actions and a button that reloads its data. */
export function AdminPage({title, actions, isTitlePrinted = true, children}: AdminPageProps) {
  return (
    <div className="mx-auto flex max-w-[90rem] flex-col gap-5 lg:gap-6">
      <div
        data-print={isTitlePrinted ? undefined : 'hidden'}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
      >
        <h1 className="line-clamp-4 min-w-0 flex-1 basis-36 [overflow-wrap:anywhere] text-[1.625rem] leading-tight lg:text-[1.875rem]">
          {title}
        </h1>
        <div data-print="hidden" className="flex flex-wrap items-center gap-2">
          {actions}
          <RefreshData />
        </div>
      </div>
      {children}
    </div>
  );
}

/** A form that loads the current page again, with its query; it works without scripts. */
function RefreshData() {
  const {pathname, search} = useLocation();
  const {state, location} = useNavigation();
  const isLoading = state === 'loading' && location.pathname === pathname;
  return (
    <Form method="get" action={pathname} replace preventScrollReset>
      {[...new URLSearchParams(search)].map(([name, value], position) => (
        <input key={`${position} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="outline" size="sm" isPending={isLoading}>
        {!isLoading && <Icon name="rotate-cw" className="size-4" />}
        <span className="max-sm:sr-only">{ADMIN_FRAME_COPY.refresh}</span>
      </Button>
    </Form>
  );
}
