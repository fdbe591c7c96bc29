import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {Badge} from '~/ui/Badge';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {Price} from '~/ui/Price';
import {optionalLazy} from '~/ui/optional-lazy';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {productPath} from '~/shop/catalog/model/product-path';
import {COOKING_POLICY} from '~/core/policy';
import {withServings} from './method/serving-choices';
import {useServings} from './method/use-servings';
import {cookPath} from '~/core/recipe-path';
import {RecipeFacts} from './RecipeFacts';
import {RecipeGrid} from './RecipeGrid';
import {RecipeMethod} from './RecipeMethod';
import {RecipePicture} from './RecipePicture';
import type {RecipeView} from './recipe-view';
import {RECIPES_COPY} from './recipes-copy';
import {OFFLINE_COPY} from './offline/offline-copy';
import {ServingsPicker} from './ServingsPicker';
import {useIsOnline} from './use-is-online';

interface RecipePageProps {
  readonly recipe: RecipeView;
  /** The chosen servings that the server rendered. */
  readonly servings: number;
  /** Whether browsers may save the recipe. */
  readonly isSavedOffline: boolean;
  /** Renders the button that adds packs of the kit to the cart. */
  readonly renderBuy: (packs: number) => ReactNode;
  /** What is below the recipe. */
  readonly extras?: ReactNode;
}

const RecipeOffline = optionalLazy(async () => (await import('./offline/RecipeOffline')).RecipeOffline);
const PARENTS = [{title: RECIPES_COPY.title, path: '/recipes'}];

/** How to cook a dish, or for a bundle the recipes of its packs. */
export function RecipePage({recipe, servings: served, isSavedOffline, renderBuy, extras}: RecipePageProps) {
  const {title, isBestseller, size, packs} = recipe;
  const choice = useServings(served, COOKING_POLICY.servingsPerPack);
  return (
    <article className="page py-4 sm:py-8">
      <Breadcrumb label={RECIPES_COPY.breadcrumb} parents={PARENTS} current={title} />
      <div className="mt-3 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-14 print:block">
        <div
          data-print="hidden"
          className="min-w-0 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:self-start low:static"
        >
          <RecipePicture recipe={recipe} />
        </div>
        <div className="min-w-0 space-y-8 print:space-y-4">
          <header className="space-y-5">
            {isBestseller && <Badge tone="natural">{RECIPES_COPY.bestseller}</Badge>}
            <div className="flex items-start justify-between gap-4">
              <h1 className="text-title">{title}</h1>
              <PrintButton />
            </div>
            {packs.length === 0 && <RecipeFacts size={size} />}
            <Offline recipe={recipe} isSavedOffline={isSavedOffline} />
          </header>
          {packs.length > 0 ? <Packs recipe={recipe} /> : <Method recipe={recipe} choice={choice} />}
          <Kit recipe={recipe} packs={packs.length > 0 ? 1 : choice.factor} renderBuy={renderBuy} />
        </div>
      </div>
      {extras}
    </article>
  );
}

/** Service workers need scripts; development has no build whose files could be saved. */
function Offline({recipe: {handle, title}, isSavedOffline}: Pick<RecipePageProps, 'recipe' | 'isSavedOffline'>) {
  const isHydrated = useIsHydrated();
  if (!isSavedOffline || import.meta.env.DEV) return null;
  // What the line says is known after the page has loaded; its place is kept, so that the method does not move.
  return (
    <div data-print="hidden" className="min-h-10 sm:max-lg:min-h-5 xl:min-h-5 noscript:hidden">
      {isHydrated && <RecipeOffline handle={handle} title={title} />}
    </div>
  );
}

interface MethodProps {
  readonly recipe: RecipeView;
  readonly choice: ReturnType<typeof useServings>;
}

/** The method of a single pack for the chosen servings. */
function Method({recipe, choice: {servings, choose, factor}}: MethodProps) {
  const {servingsPerPack} = COOKING_POLICY;
  return (
    <>
      {/* A document of its own, so that its code is part of no other page. */}
      <a
        href={withServings(cookPath(recipe.handle), servings, servingsPerPack)}
        rel="nofollow"
        data-print="hidden"
        className={buttonStyle({size: 'lg', className: 'w-full sm:w-auto'})}
      >
        <Icon name="soup" className="size-5" />
        {RECIPES_COPY.startCooking}
      </a>
      <RecipeMethod
        {...recipe}
        factor={factor}
        picker={<ServingsPicker servings={servings} perPack={servingsPerPack} onChoose={choose} />}
      />
    </>
  );
}

/** Printing is for kitchens with a printer; phones stay on the counter. */
function PrintButton() {
  const className = cn('shrink-0 max-lg:hidden', !useIsHydrated() && 'invisible');
  return (
    <Button tone="outline" size="sm" className={className} data-print="hidden" onClick={() => print()}>
      <Icon name="printer" className="size-4" />
      {RECIPES_COPY.print}
    </Button>
  );
}

const Packs = ({recipe}: {readonly recipe: RecipeView}) => (
  <section aria-labelledby="packs">
    <h2 id="packs" className="text-heading">
      {RECIPES_COPY.packs}
    </h2>
    <p className="mt-1 mb-5 text-ink-soft">{RECIPES_COPY.packsLead}</p>
    <RecipeGrid recipes={recipe.packs} level={3} />
  </section>
);

interface KitProps extends Pick<RecipePageProps, 'recipe' | 'renderBuy'> {
  /** How many packs the chosen servings take. */
  readonly packs: number;
}

function Kit({recipe: {handle, title, product}, packs, renderBuy}: KitProps) {
  const isOnline = useIsOnline();
  return (
    <aside
      aria-labelledby="kit"
      data-print="hidden"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h2 id="kit" className="text-xl">
          {RECIPES_COPY.buy}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          <Price price={product.price} compareAtPrice={product.compareAtPrice} />
          {packs > 1 && <span className="text-ink-soft">{RECIPES_COPY.eachPack}</span>}
          <Link
            to={productPath(handle)}
            prefetch="intent"
            className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
          >
            {RECIPES_COPY.product(title)}
          </Link>
        </p>
      </div>
      <div className="max-w-sm max-sm:w-full">
        {isOnline ? renderBuy(packs) : <p role="status">{OFFLINE_COPY.noCart}</p>}
      </div>
    </aside>
  );
}
