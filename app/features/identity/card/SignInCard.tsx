import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {IDENTITY_COPY} from '../identity-copy';
import {FormReplacement} from '../FormReplacement';
import {OtherWays} from '../OtherWays';
import {cardLink, type CardTab} from './card-link';
import type {SignInOptions} from './sign-in-options.server';
import type {CardReply} from './card-reply';
import {CookiesBlocked} from './CookiesBlocked';
import {CheckMail} from './CheckMail';
import {SignInForm} from './SignInForm';
import {SignUpForm} from './SignUpForm';

const COPY = IDENTITY_COPY.card;

/** The card, wherever it stands. */
export interface SignInCardProps extends SignInOptions {
  /** Where its forms are posted and its tabs lead: `/auth` or `/login`. */
  readonly path: '/auth' | '/login';
  readonly tab: CardTab;
  /** Where to go on to afterwards, checked; null for where such a page leads by itself. */
  readonly returnTo: string | null;
  /** The same, once a sign-in that led away from here has to find back. */
  readonly leadsTo: string;
  readonly reply?: CardReply | undefined;
}

/** Signing in and signing up. Its tabs are links, so that they work before and without scripts. */
export function SignInCard({path, tab, returnTo, leadsTo, hasPasswords, ways, reply}: SignInCardProps) {
  const action = cardLink(path, tab, returnTo);
  const hasOtherWays = ways.google || ways.code;
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
          {hasOtherWays && <OtherWays {...ways} returnTo={leadsTo} />}
          {hasOtherWays && hasPasswords && <Divider />}
          {hasPasswords && tab === 'sign-in' && <SignInForm key="sign-in" action={action} reply={reply} />}
          {hasPasswords && tab === 'sign-up' && <SignUpForm key="sign-up" action={action} reply={reply} />}
          {!hasPasswords && !hasOtherWays && <Closed />}
        </>
      )}
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
