import {isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData, type MetaFunction} from '@remix-run/react';
import type {ReactNode} from 'react';
import {adminHeaders} from '~/features/admin/admin-headers.server';
import {AdminFrame} from '~/features/admin/frame/AdminFrame';
import {PaletteLink} from '~/features/command-palette/PaletteLink';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {CONTENT_ID} from '~/features/shell/frame/content-id';
import {pageTitle} from '~/features/shell/frame/page-title';
import {SkipLink} from '~/features/shell/frame/SkipLink';
import {ThemeSwitch} from '~/features/shell/frame/ThemeSwitch';
import {useContentFocus} from '~/features/shell/frame/use-content-focus';

/** The admin pages have a frame of their own in place of the shop's header and footer. */
export const handle = {headerVariant: 'none'} as const;

export const headers = adminHeaders;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle('Admin', matches)},
  {name: 'robots', content: 'noindex'},
];

/** Has no loader: Remix runs nested loaders in parallel, so every admin route calls `requireAdmin` itself. */
export default function AdminRoute() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const screen = <RouteErrorScreen scope="page" />;
  // People without the role see no admin navigation.
  const isDenied = isRouteErrorResponse(error) && error.status === 403;
  return isDenied ? <main id={CONTENT_ID}>{screen}</main> : <Frame>{screen}</Frame>;
}

function Frame({children}: {readonly children: ReactNode}) {
  useContentFocus(CONTENT_ID);
  const root = useRouteLoaderData<{readonly frame: {readonly name: string}}>('root');
  return (
    <>
      <SkipLink />
      <AdminFrame
        shopName={root?.frame.name ?? ''}
        contentId={CONTENT_ID}
        search={<PaletteLink />}
        renderThemeSwitch={(className) => <ThemeSwitch className={className} />}
      >
        {children}
      </AdminFrame>
    </>
  );
}
