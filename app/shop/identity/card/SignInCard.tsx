import {Link} from '@remix-run/react';
import {Suspense, useEffect, useState} from 'react';
import {Alert} from '~/ui/Alert';
import {cn} from '~/ui/cn';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {SignInCodeForm} from '../code/SignInCodeForm';
import {FormReplacement} from '../FormReplacement';
import {GoogleButton} from '../google/GoogleButton';
import {IDENTITY_COPY} from '../identity-copy';
import {cardLink, type CardTab} from './card-link';
import type {SignInOptions} from './sign-in-options.server';
import type {CardReply} from './card-reply';
import {CheckMail} from './CheckMail';
import {AccountReasons} from './AccountReasons';
import {GuestHelp as ServerGuestHelp} from './GuestHelp';
import {SignInForm} from './SignInForm';
import {SignUpForm} from './SignUpForm';

// Few come for an order, so browsers load it on demand; the server bundles it.
const GuestHelp = import.meta.env.SSR
  ? ServerGuestHelp
  : serverRenderedLazy(async () => (await import('./GuestHelp')).GuestHelp);

const COPY = IDENTITY_COPY.card;

/** The pages of orders. */
const ABOUT_ORDERS = /^\/(?:secure-)?orders?(?:[/?]|$)/;

export interface SignInCardProps extends SignInOptions {
  /** The page that its forms post to and its tabs link to. */
  readonly path: '/auth' | '/login';
  readonly tab: CardTab;
  /** The validated path to redirect to after sign-in; null for the page's default. */
  readonly returnTo: string | null;
  /** The path to return to after a sign-in at Google or Shopify. */
  readonly leadsTo: string;
  readonly reply?: CardReply | undefined;
}

/** The card with the sign-in and sign-up forms. Its tabs are links, so that they work without scripts. */
export function SignInCard({path, tab, returnTo, leadsTo, hasPasswords, passwordless, reply}: SignInCardProps) {
  const action = cardLink(path, tab, returnTo);
  const hasPasswordless = passwordless.google || passwordless.code;
  return (
    <section
      aria-labelledby="sign-in-card"
      className="w-full max-w-md rounded-card border border-line bg-surface-raised p-6 shadow-card sm:p-8"
    >
      <h1 id="sign-in-card" className="text-center text-title">
        {COPY.title}
      </h1>
      {reply?.mailedTo ? (
        <FormReplacement>
          <CheckMail email={reply.mailedTo} backTo={cardLink(path, 'sign-in', returnTo)} />
        </FormReplacement>
      ) : (
        <>
          <CookiesBlocked />
          <Tabs path={path} tab={tab} returnTo={returnTo} />
          {hasPasswordless && <PasswordlessForms {...passwordless} returnTo={leadsTo} />}
          {hasPasswordless && hasPasswords && <Divider />}
          {hasPasswords && tab === 'sign-in' && (
            <SignInForm key="sign-in" action={action} returnTo={returnTo} reply={reply} />
          )}
          {hasPasswords && tab === 'sign-up' && <SignUpForm key="sign-up" action={action} reply={reply} />}
          {!hasPasswords && !hasPasswordless && <Closed />}
        </>
      )}
      {returnTo && ABOUT_ORDERS.test(returnTo) && (
        <Suspense>
          <GuestHelp />
        </Suspense>
      )}
      {!reply?.mailedTo && <AccountReasons />}
      <Terms />
    </section>
  );
}

function Tabs({path, tab, returnTo}: Pick<SignInCardProps, 'path' | 'tab' | 'returnTo'>) {
  const tabs = [
    {key: 'sign-in', title: COPY.signIn},
    {key: 'sign-up', title: COPY.signUp},
  ] as const;
  return (
    <nav aria-label={COPY.tabs} className="mt-6 grid grid-cols-2 gap-1 rounded-control bg-surface p-1">
      {tabs.map(({key, title}) => (
        <Link
          key={key}
          to={cardLink(path, key, returnTo)}
          replace
          preventScrollReset
          aria-current={key === tab ? 'page' : undefined}
          className={cn(
            'flex min-h-11 items-center justify-center rounded-control font-semibold no-underline transition-colors duration-150',
            key === tab ? 'bg-surface-raised text-ink shadow-card' : 'text-ink-soft hover:text-ink',
          )}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

/** Warns that sign-in cannot work, because without cookies the card would simply appear again. */
function CookiesBlocked() {
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => setIsBlocked(!navigator.cookieEnabled), []);
  if (!isBlocked) return null;
  const {title, text} = IDENTITY_COPY.cookiesBlocked;
  return (
    <Alert tone="warning" title={title} className="mt-6">
      {text}
    </Alert>
  );
}

function PasswordlessForms({google, code, returnTo}: SignInOptions['passwordless'] & {readonly returnTo: string}) {
  return (
    <div className="mt-6 flex flex-col gap-3">
      {google && <GoogleButton purpose="sign-in" returnTo={returnTo} />}
      {code && <SignInCodeForm purpose="sign-in" returnTo={returnTo} />}
    </div>
  );
}

function Divider() {
  return (
    <p className="mt-6 flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {COPY.divider}
    </p>
  );
}

function Closed() {
  return (
    <div className="mt-6 text-center">
      <p className="font-semibold">{COPY.closedTitle}</p>
      <p className="mt-1 text-ink-soft">{COPY.closedText}</p>
      <Link
        to="/products"
        className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {COPY.shop}
      </Link>
    </div>
  );
}

function Terms() {
  const link = 'inline-flex min-h-11 items-center px-1 underline underline-offset-4 hover:text-ink';
  return (
    <p className="mt-6 flex flex-wrap justify-center gap-x-4 text-sm text-ink-soft">
      <Link to="/terms-of-service" className={link}>
        {COPY.terms}
      </Link>
      <Link to="/privacy-policy" className={link}>
        {COPY.privacy}
      </Link>
    </p>
  );
}
