import {useMemo, type ReactNode} from 'react';
import {COOKING_POLICY} from '~/core/policy';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {assignIngredients} from '../method/recipe-step';
import {withServings} from '../method/serving-choices';
import {useServings} from '../method/use-servings';
import {IngredientList} from '../IngredientList';
import {recipePath} from '~/core/recipe-path';
import type {RecipeView} from '../recipe-view';
import {ServingsPicker} from '../ServingsPicker';
import {COOK_COPY} from './cook-copy';
import {CookFinish} from './CookFinish';
import {CookSlide} from './CookSlide';
import {CookStep} from './CookStep';
import {KitchenTimers} from './KitchenTimers';
import {ScreenNote} from './ScreenNote';
import {useSlides} from './use-slides';
import {useTimers} from './use-timers';

interface CookModeProps {
  readonly recipe: RecipeView;
  /** The chosen servings that the server rendered. */
  readonly servings: number;
  /** Id of the main element. */
  readonly contentId: string;
  /** Renders the button that adds packs of the kit to the cart. */
  readonly renderBuy: (packs: number) => ReactNode;
}

/** A recipe for the counter: one step per screen in large type. Without scripts its slides are swiped or linked. */
export function CookMode({recipe, servings: served, contentId, renderBuy}: CookModeProps) {
  const {handle, title, steps, ingredients} = recipe;
  const {servingsPerPack} = COOKING_POLICY;
  const {servings, choose, factor} = useServings(served, servingsPerPack);
  const ids = ['ready', ...steps.map((_, index) => `step-${index + 1}`), 'finish'];
  const {list, current, go} = useSlides(ids.length);
  const timers = useTimers(handle);
  const ofSteps = useMemo(() => assignIngredients(steps, ingredients), [steps, ingredients]);
  const exit = withServings(recipePath(handle), servings, servingsPerPack);
  const slide = (index: number) => ({id: ids[index] ?? '', index, ids, isCurrent: index === current, onGo: go});
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className="flex h-dvh flex-col bg-paper low:h-auto print:h-auto"
      data-slot="cook-mode"
    >
      <header className="flex shrink-0 items-center gap-2 px-2 pt-2 sm:px-4">
        <a href={exit} aria-label={COOK_COPY.exit} className={buttonStyle({tone: 'quiet', size: 'icon'})}>
          <Icon name="x" className="size-6" />
        </a>
        <h1 className="min-w-0 flex-1 truncate text-lg">{COOK_COPY.title(title)}</h1>
      </header>
      <Progress current={current} count={ids.length} />
      <KitchenTimers controls={timers} />
      <ol
        ref={list}
        className="flex min-h-0 flex-1 snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain print:block"
      >
        <CookSlide {...slide(0)} heading={COOK_COPY.ready} lead={COOK_COPY.readyLead(servings)}>
          <ServingsPicker servings={servings} perPack={servingsPerPack} onChoose={choose} />
          <IngredientList ingredients={ingredients} factor={factor} className="mt-4 text-lg sm:text-xl" />
          <ScreenNote />
        </CookSlide>
        {steps.map((step, index) => (
          <CookSlide key={ids[index + 1]} {...slide(index + 1)} heading={COOK_COPY.stepOf(index + 1, steps.length)}>
            <CookStep
              step={step}
              number={index + 1}
              ingredients={ofSteps[index] ?? []}
              factor={factor}
              timers={timers}
            />
          </CookSlide>
        ))}
        <CookSlide {...slide(ids.length - 1)} heading={COOK_COPY.finish} lead={COOK_COPY.finishText(title)}>
          <CookFinish recipe={recipe} buy={renderBuy(factor)} exit={exit} />
        </CookSlide>
      </ol>
    </main>
  );
}

/** How far the cook has come. The headings of the slides say it in words. */
function Progress({current, count}: {readonly current: number; readonly count: number}) {
  return (
    <div aria-hidden="true" className="mx-4 mt-2 flex shrink-0 gap-1 noscript:hidden print:hidden">
      {Array.from({length: count}, (_, index) => (
        <span
          key={index}
          className={`h-1.5 flex-1 rounded-full ${index <= current ? 'bg-natural forced-colors:bg-[CanvasText]' : 'bg-line'}`}
        />
      ))}
    </div>
  );
}
