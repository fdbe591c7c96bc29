import {Outlet, useRouteLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
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

/** Nested loaders run in parallel, so this guards nothing: every admin route calls `requireAdmin` itself. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {role} = await requireAdmin(context, request, 'orders');
  return {role};
}

/** The frame asks for the role at intervals, and loads the whole page again when it has changed. */
export const shouldRevalidate = () => false;

export default function AdminRoute() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <AdminErrorScreen>
        <RouteErrorScreen scope="page" />
      </AdminErrorScreen>
    </Frame>
  );
}

function Frame({children}: {readonly children: ReactNode}) {
  useContentFocus(CONTENT_ID);
  const root = useRouteLoaderData<{readonly frame: {readonly name: string}}>('root');
  const staff = useRouteLoaderData<typeof loader>('routes/admin');
  return (
    <>
      <SkipLink />
      <AdminFrame
        shopName={root?.frame.name ?? ''}
        role={staff?.role ?? null}
        contentId={CONTENT_ID}
        search={<PaletteLink />}
        renderThemeSwitch={(className) => <ThemeSwitch className={className} />}
      >
        {children}
      </AdminFrame>
    </>
  );
}
