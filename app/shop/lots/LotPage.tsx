import {Link} from '@remix-run/react';
import {formatDay} from '~/core/dates';
import {lotPath} from '~/core/lot-path';
import {dishBackground} from '~/shop/catalog/model/dish-hue';
import {ProductGrid, type RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {IndiaMap} from '~/ui/IndiaMap';
import {ShopImage} from '~/ui/ShopImage';
import {LOT_LINE_COPY} from './lot-line-copy';
import {lotParents} from './lot-meta';
import type {LotView} from './lot-view';
import {LOTS_COPY as COPY} from './lots-copy';

interface LotPageProps {
  readonly lot: LotView;
  readonly renderBuy: RenderBuy;
}

/** The story of a lot: its dish, the way of its main spice, the verdict, and where to buy it. */
export function LotPage({lot, renderBuy}: LotPageProps) {
  const {number, dishes, others} = lot;
  const [dish] = dishes;
  return (
    <div className="page py-4 pb-12 sm:py-8 md:pb-16">
      <article>
        <div className="grid grid-cols-1 items-center gap-x-14 gap-y-5 md:grid-cols-2">
          <header className="min-w-0">
            <Breadcrumb label={COPY.breadcrumb} parents={lotParents(lot)} current={COPY.title(number)} />
            <h1 className="mt-1 text-title">{COPY.title(number)}</h1>
            <p className="mt-3 max-w-prose text-lead text-ink-soft">
              {dishes.length > 0 ? COPY.lead(dishes.map(({title}) => title)) : COPY.leadWithoutDish}
            </p>
            <Verdict {...lot} />
          </header>
          {dish?.image && (
            <ShopImage
              image={dish.image}
              aspect="4/3"
              sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 94vw"
              priority
              ground={dishBackground(dish.hue)}
              className="rounded-card max-md:order-first"
            />
          )}
        </div>
        <Journey {...lot} />
        {lot.isSample && <p className="mt-6 text-sm text-ink-soft">{COPY.sample}</p>}
      </article>
      {dishes.length > 0 && (
        <section aria-labelledby="lot-dishes" className="mt-12">
          <h2 id="lot-dishes" className="text-heading">
            {COPY.dishes}
          </h2>
          <div className={dishes.length === 1 ? 'mt-5 max-w-2xl' : 'mt-5'}>
            <ProductGrid products={dishes} renderBuy={renderBuy} isMorphing={false} />
          </div>
        </section>
      )}
      {others.length > 0 && <OtherLots others={others} dish={dish?.title ?? null} />}
    </div>
  );
}

const Verdict = ({verdict, taster}: Pick<LotView, 'verdict' | 'taster'>) =>
  verdict !== null && (
    <figure className="mt-6 border-s-4 border-mark-copper ps-4 sm:ps-6">
      <figcaption className="font-semibold text-ink-soft">{COPY.verdict(taster)}</figcaption>
      <blockquote className="mt-1 max-w-prose font-display text-xl leading-snug text-balance sm:text-2xl">
        {verdict}
      </blockquote>
    </figure>
  );

/** The way from the spice to the pack in order, beside the map. */
function Journey({spice, origin, roastedBy, driedOn, taster}: LotView) {
  const steps = [
    origin !== null && {name: COPY.spice(spice), text: COPY.from(origin)},
    roastedBy !== null && {name: COPY.roasted, text: COPY.by(roastedBy)},
    {name: COPY.dried, text: `${formatDay(driedOn)}, ${driedOn.slice(0, 4)}`},
    taster !== null && {name: COPY.tasted, text: COPY.by(taster)},
  ].filter((step) => step !== false);
  return (
    <section
      aria-labelledby="lot-facts"
      className="mt-8 grid grid-cols-1 items-center gap-x-14 gap-y-8 border-t border-line pt-8 md:grid-cols-2 sm:mt-12 sm:pt-12"
    >
      <div>
        <h2 id="lot-facts" className="text-heading">
          {COPY.facts}
        </h2>
        <ol className="mt-6">
          {steps.map(({name, text}) => (
            <li
              key={name}
              className="relative border-s-2 border-line ps-6 pb-6 last:border-transparent last:pb-0 before:absolute before:-start-[0.4375rem] before:top-1.5 before:size-3 before:rounded-full before:bg-mark-copper"
            >
              <h3 className="text-xl leading-snug">{name}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {origin !== null && (
        <IndiaMap
          places={[origin]}
          label={COPY.map(origin)}
          halo="stroke-paper"
          className="mx-auto max-w-sm max-md:max-w-72"
        />
      )}
    </section>
  );
}

const OtherLots = ({others, dish}: Pick<LotView, 'others'> & {readonly dish: string | null}) => (
  <nav aria-labelledby="other-lots" className="mt-12">
    <h2 id="other-lots" className="text-xl">
      {COPY.others(dish)}
    </h2>
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {others.map(({number, driedOn}) => (
        <li key={number}>
          <Link
            to={lotPath(number)}
            prefetch="intent"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-sale"
          >
            {LOT_LINE_COPY.line(number, formatDay(driedOn))}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
