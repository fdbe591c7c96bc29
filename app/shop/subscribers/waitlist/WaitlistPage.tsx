import {Form, Link, useNavigation} from '@remix-run/react';
import {useEffect, useMemo, useRef} from 'react';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {JaliPattern} from '~/ui/JaliPattern';
import {PageAlert} from '~/ui/PageAlert';
import {ShopImage} from '~/ui/ShopImage';
import type {ShopPicture} from '~/ui/shop-image-sources';
import {TextField} from '~/ui/TextField';
import {usePageNotice} from '~/ui/use-page-notice';
import {CONSENT} from '../subscriber-copy';
import {TrapField} from '../sign-up/TrapField';
import {useShopName} from '../sign-up/use-shop-name';
import {WAITLIST_COPY} from './waitlist-copy';
import type {WaitlistReply} from './waitlist-reply';

const WIDTHS = [480, 800, 1200, 1600];

interface WaitlistPageProps {
  /** Food, beside the form. */
  readonly picture: ShopPicture | null;
  readonly reply: WaitlistReply | undefined;
  /** What the minutes of the title mean. */
  readonly footnote: string;
}

export function WaitlistPage({picture, reply, footnote}: WaitlistPageProps) {
  return (
    <div className="relative isolate overflow-hidden">
      <JaliPattern
        tile={64}
        className="absolute inset-0 -z-10 text-copper opacity-20 [mask-image:linear-gradient(65deg,transparent_55%,black)]"
      />
      <div className="page grid grid-cols-1 gap-x-14 gap-y-8 pt-5 pb-14 sm:py-14 lg:grid-cols-[1fr_26rem] lg:items-start">
        <div className="flex flex-col gap-5 sm:gap-7">
          <div>
            <p className="font-semibold text-accent-ink">{WAITLIST_COPY.eyebrow}</p>
            <h1 className="mt-1 max-w-2xl text-title text-balance">{WAITLIST_COPY.title}</h1>
            <p className="mt-4 max-w-prose text-lead text-ink-soft">{WAITLIST_COPY.lead}</p>
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
            {WAITLIST_COPY.points.map((point) => (
              <li key={point} className="flex items-center gap-2">
                <Icon name="circle-check" className="size-5 shrink-0 text-natural" />
                {point}
              </li>
            ))}
          </ul>
          {picture && (
            <ShopImage
              image={picture}
              alt={picture.altText ?? ''}
              sizes="(min-width: 64rem) 50vw, 100vw"
              widths={WIDTHS}
              aspect="16/9"
              priority
              className="rounded-card shadow-card"
            />
          )}
        </div>
        <WaitlistForm reply={reply} />
        <p className="text-sm text-ink-soft lg:col-span-2">{footnote}</p>
      </div>
    </div>
  );
}

/** Every message but those beside the fields is a toast, and then a part of the page. */
function WaitlistForm({reply}: Pick<WaitlistPageProps, 'reply'>) {
  const shopName = useShopName();
  const isPending = useNavigation().formMethod === 'POST';
  const notice = usePageNotice(useMemo(() => reply?.notice ?? null, [reply]));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A success clears the fields.
    if (reply && reply.name + reply.email === '') form.current?.reset();
  }, [reply]);
  return (
    <section
      aria-labelledby="waitlist"
      className="rounded-card border border-line bg-surface-raised p-6 shadow-raised sm:p-8"
    >
      <h2 id="waitlist" className="text-heading">
        {WAITLIST_COPY.form}
      </h2>
      <Form ref={form} method="post" noValidate className="mt-5 flex flex-col gap-5">
        <PageAlert shown={notice} />
        <TextField
          label={WAITLIST_COPY.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={reply?.name}
          error={reply?.nameError ?? undefined}
        />
        <TextField
          label={WAITLIST_COPY.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={reply?.email}
          error={reply?.outcome === 'invalid' && !reply.nameError ? reply.notice.body : undefined}
        />
        <TrapField />
        <Button type="submit" size="lg" isPending={isPending}>
          {isPending ? WAITLIST_COPY.submitting : WAITLIST_COPY.submit}
        </Button>
        <p className="text-sm leading-snug text-ink-soft">
          {CONSENT.text(shopName)}{' '}
          <Link to="/terms-of-service" className="underline underline-offset-4">
            {WAITLIST_COPY.terms}
          </Link>{' '}
          &middot;{' '}
          <Link to="/privacy-policy" className="underline underline-offset-4">
            {WAITLIST_COPY.privacy}
          </Link>
        </p>
      </Form>
    </section>
  );
}
