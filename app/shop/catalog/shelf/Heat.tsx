import {cn} from '~/ui/cn';
import {PACK_HEATS} from '../model/pack-heats';

interface HeatProps {
  /** The merchant's name of the level. */
  readonly heat: string;
  readonly className?: string;
}

/** How hot a dish is: the name of the level and the dots of its pack. A merchant's own levels have no dots. */
export function Heat({heat, className}: HeatProps) {
  const level = PACK_HEATS.indexOf(heat) + 1;
  return (
    <span data-slot="heat" className={cn('inline-flex min-w-0 flex-wrap items-center gap-x-1.5', className)}>
      <span>
        <span className="sr-only">Heat: </span>
        {heat}
      </span>
      {level > 0 && (
        <span aria-hidden="true" className="inline-flex gap-0.5 text-sale">
          {PACK_HEATS.map((name, index) => (
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
