import {NavLink} from '@remix-run/react';
import {useState} from 'react';
import {cn} from '~/ui/cn';
import {ShopImage} from '~/ui/ShopImage';
import {imageSources} from '~/ui/shop-image-sources';
import {dishBackground} from '../model/dish-hue';
import {productPath} from '../model/product-path';
import type {ProductCardView} from '../model/product-view';

const WIDTHS = [240, 360, 480, 640];
const SIZES = '(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 46vw';
const ASPECT = '1/1';

interface CardPicturesProps {
  readonly product: Pick<ProductCardView, 'handle' | 'image' | 'pack' | 'hue'>;
  readonly isEager: boolean;
  readonly isMorphing: boolean;
}

/**
 * The dish, and the pack on hover and focus. On touch screens the pictures are a strip to swipe, for which a link of its
 * own lies above that of the card. The pack is not loaded before the pointer, the focus or a finger is on the card.
 */
export function CardPictures({product: {handle, image, pack, hue}, isEager, isMorphing}: CardPicturesProps) {
  const [isTouched, setIsTouched] = useState(false);
  return (
    <div
      onTouchStart={() => setIsTouched(true)}
      className="relative flex min-h-full snap-x snap-mandatory overflow-hidden overscroll-x-contain [scrollbar-width:none] touch:z-10 touch:overflow-x-auto"
    >
      <ShopImage
        image={image}
        alt={image?.altText ?? ''}
        aspect={ASPECT}
        sizes={SIZES}
        widths={WIDTHS}
        loading={isEager ? 'eager' : 'lazy'}
        ground={cn('rounded-card', dishBackground(hue))}
        className={cn(
          'min-h-full w-full shrink-0 snap-center transition-transform duration-250 ease-out motion-safe:group-hover:scale-103',
          isMorphing && 'group-has-[.transitioning]:[view-transition-name:product-picture]',
        )}
      />
      {pack && (
        <>
          <div
            className={cn(
              'animate-fade-in group-has-[.transitioning]:hidden touch:relative touch:w-full touch:shrink-0 touch:snap-center touch:animate-none pointing:absolute pointing:inset-0 pointing:hidden pointing:group-focus-within:block pointing:group-hover:block',
              dishBackground(hue),
            )}
          >
            <img
              {...imageSources(pack, WIDTHS, ASPECT)}
              sizes={SIZES}
              alt={pack.altText ?? ''}
              loading="lazy"
              decoding="async"
              className={cn(
                'absolute inset-0 size-full object-cover text-transparent [filter:var(--picture-filter)]',
                // Browsers load lazy pictures just outside the strip, too, unless they have no box.
                !isTouched && 'touch:not-noscript:hidden',
              )}
            />
          </div>
          <NavLink
            to={productPath(handle)}
            prefetch="intent"
            viewTransition={isMorphing}
            tabIndex={-1}
            aria-hidden="true"
            className="absolute inset-y-0 start-0 w-[200%] pointing:hidden"
          />
          {/* Two dots on each picture show that there is another one. */}
          <span
            aria-hidden="true"
            className="picture-dots pointer-events-none absolute bottom-1.5 start-0 w-[200%] pointing:hidden"
          >
            <span />
            <span />
          </span>
        </>
      )}
    </div>
  );
}
