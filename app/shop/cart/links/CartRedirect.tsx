import type {FormEvent} from 'react';
import {Button} from '~/ui/Button';
import {Spinner} from '~/ui/Spinner';
import {cartNotice} from '../cart-notice-copy';
import {CartPage} from '../CartPage';
import type {PermalinkReply} from './follow-permalink.server';
import {PERMALINK_COPY} from './cart-link-copy';
import {LinkScreen} from './LinkScreen';
import {useCartRedirect} from './use-cart-redirect';

interface CartRedirectProps {
  /** URL whose POST creates the link's cart. */
  readonly action: string;
  /** The reply to this page's form, if it was posted without scripts. */
  readonly posted?: PermalinkReply | undefined;
}

/** The page of a cart link. Leads to the checkout, or shows the cart first if it differs from what the link names. */
export function CartRedirect({action, posted}: CartRedirectProps) {
  const {reply, send} = useCartRedirect(action, posted);
  if (reply?.cart) return <CartPage cart={reply.cart} problems={reply.problems} renderRecommendations={() => null} />;
  const failure = reply?.problems[0] && cartNotice(reply.problems[0]);
  const resend = (event: FormEvent) => {
    event.preventDefault();
    // A second submit while the first is in flight would create the cart twice.
    if (failure) send();
  };
  return (
    <LinkScreen
      title={failure?.title ?? PERMALINK_COPY.title}
      text={failure ? failure.body : PERMALINK_COPY.text}
      isFailure={failure !== undefined}
      picture={!failure && <Spinner className="mb-6 size-10 text-accent-ink noscript:hidden" />}
    >
      <form method="post" action={action} onSubmit={resend}>
        <Button type="submit" size="lg">
          {PERMALINK_COPY.button}
        </Button>
      </form>
    </LinkScreen>
  );
}
