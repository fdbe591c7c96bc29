import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {ShopImage} from '~/ui/ShopImage';
import {dishBackground} from '~/shop/catalog/model/dish-hue';
import {Heat} from '~/shop/catalog/shelf/Heat';
import {HEAT_COPY} from '../section-copy';
import type {HeatLadderView, RungView} from '../home-view';
import {SectionHead} from './SectionHead';

/** From the lowest rung to the highest: wider on phones, higher and darker on wide screens. */
const RUNGS = [
  'max-md:w-[79%] md:min-h-40 bg-sale/8',
  'max-md:w-[86%] md:min-h-52 bg-sale/15',
  'max-md:w-[93%] md:min-h-64 bg-sale/23',
  'max-md:w-full md:min-h-76 bg-sale/32',
];
const MAX_PICTURES = 3;

/** The dishes by their heat. */
export const HeatLadder = ({ladder}: {readonly ladder: HeatLadderView}) => (
  <div>
    <SectionHead id="heat" text={ladder} />
    <ol className="mt-8 flex flex-col gap-3 md:grid md:auto-cols-fr md:grid-flow-col md:items-end md:gap-4">
      {ladder.rungs.map((rung, index) => (
        <Rung key={rung.heat} rung={rung} className={RUNGS[index] ?? ''} />
      ))}
    </ol>
  </div>
);

const Rung = ({rung: {heat, path, dishes}, className}: {readonly rung: RungView; readonly className: string}) => (
  <li
    className={cn(
      'group relative flex items-center gap-3 rounded-card p-3 max-md:flex-wrap transition-shadow duration-200 hover:shadow-raised md:flex-col md:items-start md:justify-between md:p-5',
      className,
    )}
  >
    <div className="flex shrink-0 md:-mt-14">
      {dishes.slice(0, MAX_PICTURES).map(({handle, image, hue}, place) => (
        <ShopImage
          key={handle}
          image={image}
          alt=""
          aspect="1/1"
          sizes="6rem"
          widths={[96, 160, 240]}
          ground={cn('rounded-full', dishBackground(hue))}
          className={cn(
            'size-16 rounded-full ring-4 ring-surface-raised lg:size-24 [&_p]:hidden',
            place > 0 && '-ms-7 max-md:hidden',
          )}
        />
      ))}
    </div>
    <div className="min-w-0 flex-1 max-md:basis-24 md:flex-none">
      <Heat
        heat={heat}
        className="font-display text-lg font-semibold md:max-lg:flex-col md:max-lg:items-start lg:text-xl"
      />
      <p className="text-sm leading-snug">{dishes.map(({title}) => title).join(', ')}</p>
    </div>
    <Link
      to={path}
      prefetch="intent"
      aria-label={HEAT_COPY.seeLevel(heat)}
      className="grid size-11 shrink-0 place-items-center after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus md:absolute md:end-2 md:top-2"
    >
      <Icon name="chevron-right" className="size-5" />
    </Link>
  </li>
);
