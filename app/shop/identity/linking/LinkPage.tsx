import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import type {CardReply} from '../card/card-reply';
import {SignInForm} from '../card/SignInForm';
import {SignInCodeForm} from '../code/SignInCodeForm';
import {GoogleButton} from '../google/GoogleButton';
import {LinkCard} from '../card/LinkCard';
import {LINKING_COPY} from './linking-copy';
import {linkingPath} from './linking-path';
import type {LinkState} from './link-state';

const AFTERWARDS = '/profile';

interface LinkPageProps extends LinkState {
  readonly reply?: CardReply | undefined;
}

export function LinkPage(state: LinkPageProps) {
  const {hasGoogle, hasShop, canUseShop, email, returnTo} = state;
  const isJoined = hasGoogle && hasShop;
  const isDone = isJoined && canUseShop;
  return (
    <LinkCard title={titleOf(isJoined, isDone)}>
      {email && <p className="text-center font-semibold [overflow-wrap:anywhere]">{LINKING_COPY.knownAs(email)}</p>}
      {isDone && <p>{LINKING_COPY.joined}</p>}
      {!isDone && hasGoogle && <ProveShop {...state} />}
      {!hasGoogle && <ProveGoogle {...state} />}
      <Link to={returnTo ?? AFTERWARDS} className={cn(buttonStyle({tone: isDone ? 'primary' : 'quiet'}), 'w-full')}>
        {isDone ? LINKING_COPY.goOn : LINKING_COPY.later}
      </Link>
    </LinkCard>
  );
}

function titleOf(isJoined: boolean, isDone: boolean): string {
  if (isDone) return LINKING_COPY.joinedTitle;
  return isJoined ? LINKING_COPY.openTitle : LINKING_COPY.title;
}

function ProveShop({offersCode, offersPasswords, hasShop, returnTo, reply}: LinkPageProps) {
  if (!offersCode && !offersPasswords) return <p>{LINKING_COPY.nothing}</p>;
  return (
    <>
      <p>{hasShop ? LINKING_COPY.open : LINKING_COPY.proveShop}</p>
      {offersCode && (
        <LinkMethod title={LINKING_COPY.codeTitle} text={hasShop ? LINKING_COPY.openCode : LINKING_COPY.code}>
          <SignInCodeForm purpose="link" returnTo={returnTo} />
        </LinkMethod>
      )}
      {offersPasswords && (
        <LinkMethod
          title={LINKING_COPY.passwordTitle}
          text={hasShop ? LINKING_COPY.openPassword : LINKING_COPY.password}
        >
          <SignInForm action={linkingPath(returnTo)} returnTo={returnTo} reply={reply} />
        </LinkMethod>
      )}
      <p className="text-sm text-ink-soft">{LINKING_COPY.soon}</p>
    </>
  );
}

function ProveGoogle({offersGoogle, returnTo}: LinkState) {
  if (!offersGoogle) return <p>{LINKING_COPY.nothing}</p>;
  return (
    <>
      <p>{LINKING_COPY.proveGoogle}</p>
      <GoogleButton purpose="link" returnTo={returnTo} />
      <p className="text-sm text-ink-soft">{LINKING_COPY.soon}</p>
    </>
  );
}

interface LinkMethodProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function LinkMethod({title, text, children}: LinkMethodProps) {
  return (
    <section className="flex flex-col gap-3 rounded-control border border-line p-4">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
