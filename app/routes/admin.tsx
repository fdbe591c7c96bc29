import {isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData, type MetaFunction} from '@remix-run/react';
import type {ReactNode} from 'react';
import {adminHeaders} from '~/admin/frame/admin-headers.server';
import {AdminFrame} from '~/admin/frame/AdminFrame';
import {PaletteLink} from '~/admin/palette/PaletteLink';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {CONTENT_ID} from '~/shop/shell/frame/content-id';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {SkipLink} from '~/shop/shell/frame/SkipLink';
import {ThemeSwitch} from '~/shop/shell/frame/ThemeSwitch';
import {useContentFocus} from '~/shop/shell/frame/use-content-focus';

/** The admin pages have a frame of their own in place of the shop's header and footer. */
export const handle = {headerVariant: 'none'} as const;

export const headers = adminHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta('Admin', matches);

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
