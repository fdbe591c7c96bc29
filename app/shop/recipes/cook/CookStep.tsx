import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {Ranges} from '~/ui/Ranges';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {IngredientList} from '../IngredientList';
import {parseTimes, scaleStep} from '../method/recipe-step';
import {COOK_COPY} from './cook-copy';
import type {TimerControls} from './use-timers';

interface CookStepProps {
  /** The merchant's text. */
  readonly step: string;
  readonly number: number;
  /** The lines of the ingredients that the step uses first. */
  readonly ingredients: readonly string[];
  readonly factor: number;
  readonly timers: TimerControls;
}

/** A step in large type, its ingredients, and a timer for each time that it states. */
export function CookStep({step, number, ingredients, factor, timers}: CookStepProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <p className="mt-3 text-[clamp(1.5rem,1.1rem+2vw,2.5rem)] leading-snug font-medium [overflow-wrap:anywhere]">
        <Ranges>{scaleStep(step, factor)}</Ranges>
      </p>
      {isHydrated && (
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
          {parseTimes(step).map((time, index) => {
            const id = `${number}-${index}`;
            const isStarted = timers.timers.some((timer) => timer.id === id);
            return (
              !isStarted && (
                <Button
                  key={id}
                  tone="outline"
                  onClick={() => timers.start(id, COOK_COPY.timerName(number, time.text), time)}
                >
                  <Icon name="timer" className="size-5" />
                  <Ranges>{COOK_COPY.startTimer(time.text)}</Ranges>
                </Button>
              )
            );
          })}
        </div>
      )}
      {ingredients.length > 0 && (
        <div className="mt-8">
          <h3 className="text-base text-ink-soft">{COOK_COPY.forThisStep}</h3>
          <IngredientList ingredients={ingredients} factor={factor} className="mt-2 text-lg" />
        </div>
      )}
    </>
  );
}
