import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {Badge} from '~/ui/Badge';
import {Heading} from '~/ui/Heading';
import {Icon} from '~/ui/icons/Icon';
import {ShopImage} from '~/ui/ShopImage';
import {dishBackground} from '~/shop/catalog/model/dish-hue';
import {Heat} from '~/shop/catalog/shelf/Heat';
import {recipePath} from '~/core/recipe-path';
import type {RecipeCardView} from './recipe-view';
import {RECIPES_COPY} from './recipes-copy';

const WIDTHS = [240, 360, 480, 640, 800, 1120];
const FACT = 'inline-flex items-center gap-1.5 whitespace-nowrap';
const LEAD_SIZES = '(min-width: 80rem) 49rem, (min-width: 48rem) 63vw, 46vw';
const SIZES = '(min-width: 80rem) 24rem, (min-width: 48rem) 31vw, 46vw';

interface RecipeCardProps {
  readonly recipe: RecipeCardView;
  /** The level of the title, below that of the list's heading. */
  readonly level: 2 | 3;
  /** Loads the picture eagerly, for the first cards of a page. */
  readonly isEager?: boolean;
  /** Whether it is as large as four cards where there are three columns. */
  readonly isLead?: boolean;
}

/** A recipe in a list: a link that covers the card. */
export function RecipeCard({recipe, level, isEager, isLead = false}: RecipeCardProps) {
  const {handle, title, image, hue, heat, isBestseller, size, proteins} = recipe;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface-raised shadow-card transition-shadow duration-200 hover:shadow-raised">
      <div className="relative overflow-hidden">
        <ShopImage
          image={image}
          alt=""
          aspect="1/1"
          sizes={isLead ? LEAD_SIZES : SIZES}
          widths={WIDTHS}
          loading={isEager ? 'eager' : 'lazy'}
          ground={dishBackground(hue)}
          className="transition-transform duration-250 ease-out motion-safe:group-hover:scale-103"
        />
        {isBestseller && (
          <Badge tone="natural" className="absolute start-2.5 top-2.5">
            {RECIPES_COPY.bestseller}
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col p-3 sm:p-5">
        <Heading level={level} className={cn('text-base leading-snug sm:text-xl', isLead && 'md:text-heading')}>
          <Link
            to={recipePath(handle)}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </Heading>
        {proteins.length > 0 && (
          <p className="mt-1 text-xs text-ink-soft sm:text-sm">{RECIPES_COPY.goodWith(proteins)}</p>
        )}
        <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-xs text-ink-soft sm:text-sm">
          <span className={FACT}>
            <Icon name="timer" className="size-4" />
            {RECIPES_COPY.listTime}
          </span>
          <span className={FACT}>
            <Icon name="soup" className="size-4" />
            {size}
          </span>
          {heat && <Heat heat={heat} />}
        </p>
      </div>
    </article>
  );
}
