import {Link, useFetcher, useNavigate} from '@remix-run/react';
import {useCallback, useEffect} from 'react';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {showNotice} from '~/ui/show-notice';
import {cartNotice} from '../cart-notice-copy';
import type {CartReply} from '../browser/cart-queue';
import {WANTS_DATA_FIELD} from '../change/cart-form';
import {isCodeTaken} from './is-code-taken';
import {DISCOUNT_COPY, takenNotice} from './link-copy';
import {LinkScreen} from './LinkScreen';
import {useSentAtOnce} from './use-sent-at-once';

interface DiscountPageProps {
  readonly code: string;
  /** Where the link leads on to. */
  readonly to: string;
  /** What the form of this page has come to, where it was posted without scripts. */
  readonly posted?: CartReply | undefined;
}

/** The page behind a link with a promo code. Only its form changes the cart; scripts post it at once and go on. */
export function DiscountPage({code, to, posted}: DiscountPageProps) {
  const {reply, isPending, send} = useSentCode(code, to, posted);
  const problem = reply?.problems[0];
  const failure = problem && cartNotice(problem);
  const mayApply = problem?.kind !== 'code-not-applicable';
  return (
    <LinkScreen
      title={failure?.title ?? DISCOUNT_COPY.title(code)}
      text={failure ? failure.body : DISCOUNT_COPY.text}
      isFailure={failure !== undefined}
    >
      {mayApply && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Button type="submit" isPending={isPending}>
            {failure ? DISCOUNT_COPY.tryAgain : DISCOUNT_COPY.apply}
          </Button>
        </form>
      )}
      <Link to={to} className={buttonStyle({tone: mayApply ? 'outline' : 'primary'})}>
        {DISCOUNT_COPY.goOn}
      </Link>
    </LinkScreen>
  );
}

function useSentCode(code: string, to: string, posted: CartReply | undefined) {
  const {submit, state, data = posted} = useFetcher<CartReply>();
  const send = useCallback(() => submit({[WANTS_DATA_FIELD]: '1'}, {method: 'post'}), [submit]);
  useSentAtOnce(send, posted !== undefined);

  const navigate = useNavigate();
  const isTaken = data !== undefined && isCodeTaken(data.problems);
  const isSettled = state === 'idle';
  useEffect(() => {
    if (!isTaken || !isSettled) return;
    showNotice(takenNotice(code));
    navigate(to, {replace: true});
  }, [isTaken, isSettled, code, to, navigate]);

  return {reply: isTaken || !isSettled ? undefined : data, isPending: !isSettled || isTaken, send};
}
