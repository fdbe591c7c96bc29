import {Link, useFetcher, useNavigate} from '@remix-run/react';
import {useCallback, useEffect} from 'react';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {showNotice} from '~/ui/show-notice';
import {cartNotice} from '../cart-notice-copy';
import {WANTS_DATA_FIELD} from '../change/cart-form';
import {isCodeApplied} from '../model/cart-problem';
import type {CartReply} from '../model/cart-reply';
import {DISCOUNT_COPY, codeAppliedNotice} from './cart-link-copy';
import {LinkScreen} from './LinkScreen';
import {useSubmitOnce} from './use-submit-once';

interface DiscountPageProps {
  readonly code: string;
  /** Path to continue to. */
  readonly to: string;
  /** The reply to this page's form, if it was posted without scripts. */
  readonly posted?: CartReply | undefined;
}

/** The page of a discount link. Only its form changes the cart; scripts submit it on load and continue to `to`. */
export function DiscountPage({code, to, posted}: DiscountPageProps) {
  const {reply, isPending, send} = useAppliedCode(code, to, posted);
  const problem = reply?.problems[0];
  const failure = problem && cartNotice(problem);
  const canRetry = problem?.kind !== 'code-not-applicable';
  return (
    <LinkScreen
      title={failure?.title ?? DISCOUNT_COPY.title(code)}
      text={failure ? failure.body : DISCOUNT_COPY.text}
      isFailure={failure !== undefined}
    >
      {canRetry && (
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
      <Link to={to} className={buttonStyle({tone: canRetry ? 'outline' : 'primary'})}>
        {DISCOUNT_COPY.continueShopping}
      </Link>
    </LinkScreen>
  );
}

function useAppliedCode(code: string, to: string, posted: CartReply | undefined) {
  const {submit, state, data = posted} = useFetcher<CartReply>();
  const send = useCallback(() => submit({[WANTS_DATA_FIELD]: '1'}, {method: 'post'}), [submit]);
  useSubmitOnce(send, posted !== undefined);

  const navigate = useNavigate();
  const isApplied = data !== undefined && isCodeApplied(data.problems);
  const isIdle = state === 'idle';
  useEffect(() => {
    if (!isApplied || !isIdle) return;
    void showNotice(codeAppliedNotice(code));
    void navigate(to, {replace: true});
  }, [isApplied, isIdle, code, to, navigate]);

  return {reply: isApplied || !isIdle ? undefined : data, isPending: !isIdle || isApplied, send};
}
