import * as Dialog from '@radix-ui/react-dialog';
import {useEffect, useState} from 'react';
import {announce} from '~/ui/announce';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {ShopImage} from '~/ui/ShopImage';
import type {ShopPicture} from '~/ui/shop-image-sources';
import {useFocusReturn} from '~/ui/use-focus-return';
import {SUBSCRIBE_COPY} from '../subscriber-copy';
import {markPopupShown, rememberPopup} from './popup-flag';
import {PopupForm} from './PopupForm';
import {whenUnobstructed} from './when-unobstructed';

interface SubscribePopupProps {
  /** Food, beside the offer: upright, and on phones a strip of it from a quarter of its height on. */
  readonly picture: ShopPicture | null;
  readonly shopName: string;
  /** Called when it is closed for good. */
  readonly onClose: () => void;
}

const WIDTHS = [480, 800, 1200];

/** The offer for an email address: a dialog, or on phones a sheet that leaves a part of the page in view. Loaded when it is due. */
export function SubscribePopup({picture, shopName, onClose}: SubscribePopupProps) {
  const isOpen = useIsUnobstructed();
  const {onOpenAutoFocus, onCloseAutoFocus} = useFocusReturn();
  const close = () => {
    rememberPopup();
    onClose();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim/55 data-[state=open]:animate-fade-in motion-reduce:animate-none" />
        <Dialog.Content
          aria-describedby="subscribe-text"
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            // The field would open the keyboard of phones, which hides the offer.
            event.preventDefault();
            (event.target as HTMLElement).focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onPointerDownOutside={keepForNotices}
          onInteractOutside={keepForNotices}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[80dvh] animate-fade-in flex-col overflow-y-auto overscroll-contain rounded-t-card bg-paper text-ink shadow-raised outline-none motion-reduce:animate-none',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-2rem)] sm:w-[min(54rem,calc(100vw-3rem))] sm:flex-row sm:rounded-card',
          )}
        >
          {picture && (
            <ShopImage
              image={picture}
              alt=""
              sizes="(min-width: 40rem) 24rem, 100vw"
              widths={WIDTHS}
              priority
              className="aspect-auto! h-36 shrink-0 [&>img]:object-[50%_28%] sm:h-auto sm:[&>img]:object-center sm:min-h-full sm:w-[44%] low:max-sm:hidden"
            />
          )}
          <div className="flex flex-1 flex-col gap-3 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:gap-4 sm:p-9 sm:pt-12">
            <Dialog.Title className="pe-8 text-heading text-balance sm:pe-0 sm:text-title">
              {SUBSCRIBE_COPY.title}
            </Dialog.Title>
            <p id="subscribe-text" className="text-ink-soft">
              {SUBSCRIBE_COPY.text}
            </p>
            <PopupForm shopName={shopName} onDone={close} />
          </div>
          <Dialog.Close
            aria-label={SUBSCRIBE_COPY.close}
            className={cn(buttonStyle({tone: 'quiet', size: 'icon'}), 'absolute end-2 top-2 bg-paper/85')}
          >
            <Icon name="x" className="size-5" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Closing a toast does not close the dialog. */
function keepForNotices(event: CustomEvent<{readonly originalEvent: Event}>): void {
  const {target} = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}

/** Returns whether the dialog may open. Once open it stays open. */
function useIsUnobstructed(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    whenUnobstructed(end.signal).then(
      () => {
        if (end.signal.aborted) return;
        markPopupShown();
        announce('popup_shown');
        setIsOpen(true);
      },
      () => undefined,
    );
    return () => end.abort();
  }, []);
  return isOpen;
}
