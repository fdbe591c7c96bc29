import {Outlet, useLoaderData, useLocation, useRouteLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ACCOUNT_COPY} from '~/shop/account/account-copy';
import {AccountClosed} from '~/shop/account/frame/AccountClosed';
import {AccountFrame} from '~/shop/account/frame/AccountFrame';
import {loadAccount} from '~/shop/account/frame/load-account.server';
import {useExpiredSession} from '~/shop/identity/browser/use-expired-session';
import {findSignInOptions} from '~/shop/identity/card/sign-in-options.server';
import {SignInCard} from '~/shop/identity/card/SignInCard';
import {IdentityScreen} from '~/shop/identity/IdentityScreen';
import {IDENTITY_NOTICES} from '~/shop/identity/identity-notices';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import type {FlashedNotice} from '~/shop/composition/read-flash.server';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';

/** The same notice and id as the flash notice, so that only one toast is shown. */
const EXPIRED = {...IDENTITY_NOTICES['session-expired'], id: 'session-expired'} as const;

/** The data of the root loader that this route uses. */
interface Frame {
  readonly viewer: object | null;
  readonly flash: FlashedNotice | null;
}

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(ACCOUNT_COPY.page, matches);

export const loader = async (args: LoaderFunctionArgs) => loadAccount(args, await findSignInOptions(args.context));

/** Renders the account area, or for signed-out visitors the sign-in card, which returns to the same page. */
export default function ProfileRoute() {
  const account = useLoaderData<typeof loader>();
  const {pathname} = useLocation();
  const frame = useRouteLoaderData<Frame>('root');
  const hasExpired = useExpiredSession({isSignedOut: account.kind === 'card', showsViewer: Boolean(frame?.viewer)});
  // Shown here once its toast is closed; without scripts the root's `FlashNotice` shows it.
  const expired = usePageNotice(hasExpired || frame?.flash?.notice.id === EXPIRED.id ? EXPIRED : null);
  if (account.kind === 'closed') return <AccountClosed pathname={pathname} />;
  if (account.kind === 'card') {
    return (
      <IdentityScreen>
        <div className="flex w-full max-w-md flex-col gap-4">
          {expired?.isAnnounced && <PageAlert shown={expired} />}
          <SignInCard path="/auth" tab="sign-in" returnTo={pathname} leadsTo={pathname} {...account.card} />
        </div>
      </IdentityScreen>
    );
  }
  return (
    <AccountFrame person={account.person} pathname={pathname} hasSubscriptions={account.hasSubscriptions}>
      {/* Discards form input when another person has signed in. */}
      <Outlet key={account.person.userId} />
    </AccountFrame>
  );
}
