import {Link} from '@remix-run/react';
import {announce} from '~/ui/announce';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';
import {JaliPattern} from '~/ui/JaliPattern';
import {Stars} from '~/ui/Stars';
import type {PictureView} from '~/shop/catalog/model/picture-view';
import {FEATURES, HOME_COPY} from './home-copy';
import {HeroPicture} from './HeroPicture';
import type {ShopRating} from './to-shop-rating';
import {TrustBadges} from './TrustBadges';

const ICONS: readonly IconName[] = ['timer', 'droplet', 'leaf', 'sprout'];

interface HeroProps {
  readonly picture: PictureView | null;
  readonly rating: ShopRating | null;
  readonly lowestPrice: string | null;
}

export function Hero({picture, rating, lowestPrice}: HeroProps) {
  return (
    <section>
      <div className="relative isolate overflow-hidden">
        <JaliPattern
          tile={64}
          className="absolute inset-0 -z-20 text-copper opacity-20 [mask-image:linear-gradient(65deg,transparent_55%,black)]"
        />
        {picture && <HeroPicture picture={picture} />}
        <div className="page pt-2 pb-5 sm:py-14 md:flex md:min-h-[min(37vw,60rem)] md:flex-col md:justify-center lg:py-20">
          <div className="md:max-w-[21rem] lg:max-w-[26.5rem] xl:max-w-[31rem]">
            <h1 className="text-title">{HOME_COPY.headline}</h1>
            <p className="mt-3 text-lead text-ink-soft sm:mt-4">{HOME_COPY.lead}</p>
            {(rating || lowestPrice) && (
              <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
                {rating && <Stars rating={rating.rating} count={rating.reviewCount} />}
                {lowestPrice && <span className="font-semibold">{HOME_COPY.from(lowestPrice)}</span>}
              </p>
            )}
            <Link
              to="/products"
              prefetch="intent"
              onClick={() => announce('campaign_click', {campaign: 'hero'})}
              className={`${buttonStyle({size: 'lg'})} mt-4 max-sm:w-full`}
            >
              {HOME_COPY.shopNow}
            </Link>
            <ul className="mt-4 grid grid-cols-two-or-one gap-2 sm:mt-6 sm:gap-3">
              {FEATURES.map((feature, index) => (
                <li
                  key={feature}
                  className="flex items-center gap-3 rounded-control bg-surface-raised px-3 py-2 text-sm leading-snug font-semibold shadow-card sm:py-3 lg:p-4"
                >
                  <Icon name={ICONS[index] ?? 'leaf'} className="size-6 shrink-0 text-natural [stroke-width:1.75]" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <TrustBadges rating={rating?.rating ?? null} />
    </section>
  );
}
