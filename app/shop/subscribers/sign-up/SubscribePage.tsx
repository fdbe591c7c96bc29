import {Form, Link, useNavigation} from '@remix-run/react';
import {useEffect} from 'react';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {TextField} from '~/ui/TextField';
import {SubscriberCard} from '../links/SubscriberCard';
import {SUBSCRIBE_COPY} from '../subscriber-copy';
import {SUBSCRIBE_PATH} from '../subscriber-list';
import {ConsentLine} from './ConsentLine';
import {rememberPopup} from './popup-flag';
import {isOnList, type SubscribeReply} from './subscribe-reply';
import {TrapField} from './TrapField';
import {useShopName} from './use-shop-name';

/** The sign-up as a page, which also shows what came of the form of the home page. */
export function SubscribePage({reply}: {readonly reply: SubscribeReply | undefined}) {
  const shopName = useShopName();
  const {formMethod} = useNavigation();
  const isPending = formMethod === 'POST';
  const isDone = reply !== undefined && isOnList(reply.outcome);
  useEffect(() => {
    if (isDone) rememberPopup();
  }, [isDone]);
  if (isDone)
    return (
      <SubscriberCard title={reply.notice.title}>
        <p role="status" className="text-lead">
          {reply.notice.body}
        </p>
        <Link to="/products" className={buttonStyle()}>
          {SUBSCRIBE_COPY.shop}
        </Link>
      </SubscriberCard>
    );
  return (
    <SubscriberCard title={SUBSCRIBE_COPY.title}>
      <p className="text-ink-soft">{SUBSCRIBE_COPY.text}</p>
      {reply && reply.outcome !== 'invalid' && (
        <Alert tone={reply.notice.tone} title={reply.notice.title} className="text-start">
          {reply.notice.body}
        </Alert>
      )}
      <Form method="post" action={SUBSCRIBE_PATH} noValidate className="flex flex-col gap-5 text-start">
        <TextField
          label={SUBSCRIBE_COPY.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={reply?.email}
          error={reply?.outcome === 'invalid' ? reply.notice.body : undefined}
        />
        <TrapField />
        <Button type="submit" isPending={isPending}>
          {isPending ? SUBSCRIBE_COPY.submitting : SUBSCRIBE_COPY.submit}
        </Button>
        <ConsentLine shopName={shopName} className="text-ink-soft" />
      </Form>
    </SubscriberCard>
  );
}
