import {Link} from '@remix-run/react';
import {Badge} from '~/ui/Badge';
import {Price} from '~/ui/Price';
import {ShopImage} from '~/ui/ShopImage';
import {Stars} from '~/ui/Stars';
import {dishBackground} from '~/shop/catalog/model/dish-hue';
import {productPath} from '~/shop/catalog/model/product-path';
import {servingsText} from '~/shop/catalog/model/servings';
import type {RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import type {SamplerView} from '../home-view';
import {SectionHead} from './SectionHead';

interface SamplerFeatureProps {
  readonly sampler: SamplerView;
  readonly renderBuy: RenderBuy;
}

export function SamplerFeature({sampler, renderBuy}: SamplerFeatureProps) {
  const {product} = sampler;
  const {handle, title, image, hue, savings, rating, reviewCount, servings} = product;
  return (
    <section
      aria-labelledby="sampler"
      className="relative grid grid-cols-1 overflow-hidden rounded-card bg-paper shadow-card md:grid-cols-12"
    >
      <div className="relative md:col-span-7">
        <ShopImage
          image={image}
          aspect="16/10"
          sizes="(min-width: 80rem) 50rem, (min-width: 48rem) 65vw, 94vw"
          ground={dishBackground(hue)}
          className="md:absolute md:inset-0 md:aspect-auto!"
        />
      </div>
      <div className="flex flex-col justify-center p-5 sm:p-8 md:col-span-5 lg:p-12">
        <SectionHead id="sampler" text={sampler} />
        <h3 className="mt-5 text-xl">
          <Link to={productPath(handle)} prefetch="intent" className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          {rating !== null && <Stars rating={rating} count={reviewCount ?? undefined} className="text-ink" />}
          {servings !== null && <span>{servingsText(servings)}</span>}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Price price={product.price} compareAtPrice={product.compareAtPrice} size="lg" />
          {savings && <Badge tone="natural">{savings}</Badge>}
        </p>
        <div className="mt-5 sm:max-w-xs">{renderBuy(product)}</div>
      </div>
    </section>
  );
}
