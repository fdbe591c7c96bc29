import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import type {CardReply} from '../card/card-reply';
import {SignInForm} from '../card/SignInForm';
import {SignInCodeForm} from '../code/SignInCodeForm';
import {GoogleButton} from '../google/GoogleButton';
import {LinkCard} from '../links/LinkCard';
import {LINK_COPY} from './link-copy';
import {linkPath} from './link-path';
import type {LinkState} from './link-state';

const AFTERWARDS = '/profile';

interface LinkPageProps extends LinkState {
  readonly reply?: CardReply | undefined;
}

/** Says what must be proven before two ways to sign in become one, and how. */
export function LinkPage(state: LinkPageProps) {
  const {hasGoogle, hasShop, canUseShop, email, returnTo} = state;
  const isJoined = hasGoogle && hasShop;
  const isDone = isJoined && canUseShop;
  return (
    <LinkCard title={titleOf(isJoined, isDone)}>
      {email && <p className="text-center font-semibold [overflow-wrap:anywhere]">{LINK_COPY.knownAs(email)}</p>}
      {isDone && <p>{LINK_COPY.joined}</p>}
      {!isDone && hasGoogle && <ProveShop {...state} />}
      {!hasGoogle && <ProveGoogle {...state} />}
      <Link to={returnTo ?? AFTERWARDS} className={cn(buttonStyle({tone: isDone ? 'primary' : 'quiet'}), 'w-full')}>
        {isDone ? LINK_COPY.goOn : LINK_COPY.later}
      </Link>
    </LinkCard>
  );
}

function titleOf(isJoined: boolean, isDone: boolean): string {
  if (isDone) return LINK_COPY.joinedTitle;
  return isJoined ? LINK_COPY.openTitle : LINK_COPY.title;
}

function ProveShop({offersCode, offersPasswords, hasShop, returnTo, reply}: LinkPageProps) {
  if (!offersCode && !offersPasswords) return <p>{LINK_COPY.nothing}</p>;
  return (
    <>
      <p>{hasShop ? LINK_COPY.open : LINK_COPY.proveShop}</p>
      {offersCode && (
        <Way title={LINK_COPY.codeTitle} text={hasShop ? LINK_COPY.openCode : LINK_COPY.code}>
          <SignInCodeForm purpose="link" returnTo={returnTo} />
        </Way>
      )}
      {offersPasswords && (
        <Way title={LINK_COPY.passwordTitle} text={hasShop ? LINK_COPY.openPassword : LINK_COPY.password}>
          <SignInForm action={linkPath(returnTo)} reply={reply} />
        </Way>
      )}
      <p className="text-sm text-ink-soft">{LINK_COPY.soon}</p>
    </>
  );
}

function ProveGoogle({offersGoogle, returnTo}: LinkState) {
  if (!offersGoogle) return <p>{LINK_COPY.nothing}</p>;
  return (
    <>
      <p>{LINK_COPY.proveGoogle}</p>
      <GoogleButton purpose="link" returnTo={returnTo} />
      <p className="text-sm text-ink-soft">{LINK_COPY.soon}</p>
    </>
  );
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Way({title, text, children}: WayProps) {
  return (
    <section className="flex flex-col gap-3 rounded-control border border-line p-4">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
