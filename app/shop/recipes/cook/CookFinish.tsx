import type {ReactNode} from 'react';
import {dishBackground} from '~/shop/catalog/model/dish-hue';
import {buttonStyle} from '~/ui/button-style';
import {Price} from '~/ui/Price';
import {ShopImage} from '~/ui/ShopImage';
import type {RecipeView} from '../recipe-view';
import {OFFLINE_COPY} from '../offline/offline-copy';
import {useIsOnline} from '../use-is-online';
import {COOK_COPY} from './cook-copy';

interface CookFinishProps {
  readonly recipe: RecipeView;
  readonly buy: ReactNode;
  /** The URL of the recipe. */
  readonly exit: string;
}

/** The end: the dish, the kit for the next time, and the way back to the recipe. */
export function CookFinish({recipe: {title, image, hue, product}, buy, exit}: CookFinishProps) {
  const isOnline = useIsOnline();
  return (
    <div className="grid grid-cols-1 items-center gap-6 sm:grid-cols-2">
      <ShopImage
        image={image}
        alt={image?.altText || title}
        aspect="1/1"
        sizes="(min-width: 40rem) 22rem, 60vw"
        ground={`rounded-card ${dishBackground(hue)}`}
        className="mx-auto w-full max-w-[60vw] rounded-card sm:max-w-none"
      />
      <div className="space-y-3">
        <p className="flex items-baseline justify-between gap-3">
          <b>{COOK_COPY.buy}</b>
          <Price price={product.price} compareAtPrice={product.compareAtPrice} />
        </p>
        {isOnline ? buy : <p role="status">{OFFLINE_COPY.noCart}</p>}
        <a href={exit} className={buttonStyle({tone: 'outline', className: 'w-full'})}>
          {COOK_COPY.exit}
        </a>
      </div>
    </div>
  );
}
