import {Form, useNavigation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {SUBSCRIPTION_POLICY} from '~/core/policy';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {optionalLazy} from '~/ui/optional-lazy';
import type {ShopPicture} from '~/ui/shop-image-sources';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {SUBSCRIBE_COPY} from '../subscriber-copy';
import {SUBSCRIBE_PATH} from '../subscriber-list';
import {ConsentLine} from './ConsentLine';
import {wasPopupShown} from './popup-flag';
import {TrapField} from './TrapField';
import {useIsSignedIn, useShopName} from './use-shop-name';

const Popup = optionalLazy(async () => (await import('./SubscribePopup')).SubscribePopup);

const DELAY_MS = SUBSCRIPTION_POLICY.popupDelaySeconds * 1_000;

/** The sign-up in the page, which works without scripts, and the popup after some seconds. Nothing for signed-in people. */
export function SignUpSection({picture}: {readonly picture: ShopPicture | null}) {
  const isSignedIn = useIsSignedIn();
  const shopName = useShopName();
  const [isDue, setIsDue] = useState(false);
  const onSubmit = useSingleSubmit(useNavigation().formAction === SUBSCRIBE_PATH);
  useEffect(() => {
    if (isSignedIn || wasPopupShown()) return;
    const timer = setTimeout(() => setIsDue(!wasPopupShown()), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  if (isSignedIn) return null;
  return (
    <section aria-labelledby="sign-up" className="bg-surface" data-print="hidden">
      <div className="page grid grid-cols-1 items-center gap-x-16 gap-y-5 py-12 sm:py-16 lg:grid-cols-2">
        <div>
          <h2 id="sign-up" className="text-heading text-balance">
            {SUBSCRIBE_COPY.title}
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft">{SUBSCRIBE_COPY.text}</p>
        </div>
        <Form method="post" action={SUBSCRIBE_PATH} noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
          <label htmlFor="sign-up-email" className="font-semibold">
            {SUBSCRIBE_COPY.email}
          </label>
          <div className="flex gap-3 max-sm:flex-col">
            <input
              id="sign-up-email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              placeholder={SUBSCRIBE_COPY.placeholder}
              className={cn(CONTROL_STYLE, 'min-h-12 sm:flex-1')}
            />
            <button type="submit" className={buttonStyle()}>
              {SUBSCRIBE_COPY.submit}
            </button>
          </div>
          <TrapField />
          <ConsentLine shopName={shopName} className="text-ink-soft" />
        </Form>
      </div>
      {isDue && <Popup picture={picture} shopName={shopName} onClose={() => setIsDue(false)} />}
    </section>
  );
}
