import {Link} from '@remix-run/react';
import {Icon} from '~/ui/icons/Icon';
import {ShopImage} from '~/ui/ShopImage';
import {productPath} from '~/shop/catalog/model/product-path';
import {SECTION_COPY} from '../section-copy';
import type {PackContentsView} from '../home-view';
import {SectionHead} from './SectionHead';

export function PackContents({pack}: {readonly pack: PackContentsView}) {
  const {picture, items, product} = pack;
  return (
    <section aria-labelledby="pack" className="grid grid-cols-1 bg-surface md:grid-cols-2">
      <div className="relative overflow-hidden md:order-2 md:min-h-112 md:rounded-s-[3rem]">
        <ShopImage
          image={picture}
          aspect="4/3"
          sizes="(min-width: 48rem) 67vw, 100vw"
          className="md:absolute md:inset-0 md:aspect-auto!"
        />
      </div>
      <div className="flex flex-col justify-center px-[clamp(1rem,4vw,2.5rem)] py-10 md:py-16 md:ps-[max(clamp(1rem,4vw,2.5rem),calc((100vw-80rem)/2+2.5rem))] md:pe-12">
        <SectionHead id="pack" text={pack} />
        <ul className="mt-6 divide-y divide-line border-y border-line font-display text-lg sm:text-xl">
          {items.map((item) => (
            <li key={item} className="flex items-center gap-3 py-2.5">
              <Icon name="leaf" className="size-5 shrink-0 text-natural" />
              {item}
            </li>
          ))}
        </ul>
        {product && (
          <p className="mt-5">
            <Link
              to={productPath(product.handle)}
              prefetch="intent"
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4 hover:text-sale"
            >
              {SECTION_COPY.see(product.title)}
              <Icon name="chevron-right" className="size-4" />
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
