import {cn} from '~/ui/cn';

/** From mildest to hottest, as printed on the packs; a merchant's own levels have no dots. */
const LEVELS = ['Mild', 'Medium', 'Medium-Hot', 'Hot'];

interface HeatProps {
  /** The merchant's name of the level. */
  readonly heat: string;
  readonly className?: string;
}

/** How hot a dish is: the dots of its pack and the name of the level. */
export function Heat({heat, className}: HeatProps) {
  const level = LEVELS.indexOf(heat) + 1;
  return (
    <span data-slot="heat" className={cn('inline-flex items-center gap-1.5 whitespace-nowrap', className)}>
      <span>
        <span className="sr-only">Heat: </span>
        {heat}
      </span>
      {level > 0 && (
        <span aria-hidden="true" className="inline-flex gap-0.5 text-sale">
          {LEVELS.map((name, index) => (
            <span
              key={name}
              className={cn(
                'size-2 rounded-full border border-current',
                index < level && 'bg-current forced-colors:bg-[CanvasText]',
              )}
            />
          ))}
        </span>
      )}
    </span>
  );
}
