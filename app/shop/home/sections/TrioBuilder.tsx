import {useRef, useState, type ChangeEvent} from 'react';
import {MARKET} from '~/core/market';
import type {RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {TRIO_COPY} from '../section-copy';
import type {TrioBuilderView} from '../home-view';
import {matchTrio, type TrioMatch} from '../match-trio';
import {SectionHead} from './SectionHead';
import {trioId, TrioOption} from './TrioOption';

interface TrioBuilderProps {
  readonly builder: TrioBuilderView;
  readonly renderBuy: RenderBuy;
}

const NO_DISHES: ReadonlySet<string> = new Set();

/**
 * The boxes of three: without scripts shoppers choose a box, with them also dishes, for which the best box is selected.
 */
export function TrioBuilder({builder, renderBuy}: TrioBuilderProps) {
  const {price, hasOnePrice, trios, dishes, paragraphs} = builder;
  const [chosen, setChosen] = useState(NO_DISHES);
  const boxes = useRef<HTMLFieldSetElement>(null);
  const toggle = ({target: {value, checked}}: ChangeEvent<HTMLInputElement>) => {
    const next = new Set(chosen);
    if (checked) next.add(value);
    else next.delete(value);
    setChosen(next);
    const best = matchTrio(next, trios);
    const radio = best && boxes.current?.querySelector<HTMLInputElement>(`#${CSS.escape(trioId(best.trio))}`);
    // The radio buttons belong to the browser, because they work before hydration.
    if (radio) radio.checked = true;
  };
  const heading = TRIO_COPY.withPrice(builder.heading, price, hasOnePrice);
  return (
    <section aria-labelledby="trio" className="page py-14 sm:py-20">
      <SectionHead id="trio" text={{heading, paragraphs}} />
      <fieldset className="mt-5 noscript:hidden">
        <legend className="font-semibold">{TRIO_COPY.dishes}</legend>
        <div className="mt-2 grid grid-cols-two-or-one gap-2 sm:flex sm:flex-wrap">
          {dishes.map(({handle, title}) => (
            <label
              key={handle}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface-raised px-3 text-sm leading-tight font-semibold has-checked:border-accent-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="checkbox"
                value={handle}
                checked={chosen.has(handle)}
                onChange={toggle}
                className="size-4 shrink-0 accent-on-accent focus-visible:outline-none"
              />
              {title}
            </label>
          ))}
        </div>
        {/* As high as two lines, so that the answer moves nothing. */}
        <p role="status" className="mt-3 min-h-12 text-ink-soft sm:min-h-6">
          {chosen.size > 0 && matchText(matchTrio(chosen, trios))}
        </p>
      </fieldset>
      <fieldset
        ref={boxes}
        className="mt-3 grid grid-cols-1 content-start gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-8"
      >
        <legend className="mb-3 font-semibold">{TRIO_COPY.boxes}</legend>
        {trios.map((trio, index) => (
          <TrioOption key={trio.product.handle} trio={trio} isFirst={index === 0} buy={renderBuy(trio.product)} />
        ))}
      </fieldset>
    </section>
  );
}

function matchText(match: TrioMatch | null): string {
  if (!match) return TRIO_COPY.none;
  const {title} = match.trio.product;
  if (match.kind === 'exact') return TRIO_COPY.exact(title);
  // Created on demand: the first use of `Intl` keeps a phone busy for up to 100 ms.
  const list = new Intl.ListFormat(MARKET.locale);
  return TRIO_COPY[match.kind](title, list.format(match.found.map((dish) => dish.title)));
}
