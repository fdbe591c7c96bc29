import type {FormEvent} from 'react';
import {Button} from '~/ui/Button';
import {Spinner} from '~/ui/Spinner';
import {cartNotice} from '../cart-notice-copy';
import {CartPage} from '../CartPage';
import type {PermalinkAnswer} from '../permalink/permalink-answer';
import {PERMALINK_COPY} from './link-copy';
import {LinkScreen} from './LinkScreen';
import {useCartRedirect} from './use-cart-redirect';

interface CartRedirectProps {
  /** The address that builds the link's cart. */
  readonly action: string;
  /** What the form of this page has come to, where it was posted without scripts. */
  readonly posted?: PermalinkAnswer | undefined;
}

/** On the way from a cart link to the checkout. A cart that is not what the link promised is shown before anybody pays. */
export function CartRedirect({action, posted}: CartRedirectProps) {
  const {answer, send} = useCartRedirect(action, posted);
  if (answer?.cart) return <CartPage cart={answer.cart} problems={answer.problems} renderSuggestions={() => null} />;
  const failure = answer?.problems[0] && cartNotice(answer.problems[0]);
  const resend = (event: FormEvent) => {
    event.preventDefault();
    // While the first is on its way, a second press would build the same cart twice.
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
