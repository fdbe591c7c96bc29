import {cn} from '../cn';
import type {IconName} from './icon-names';
import {SPRITE_PATH} from './sprite-path';

/**
 * An icon beside words that say the same: screen readers pass over it. It is a reference into one sprite, so that neither
 * the page nor its scripts carry any drawing.
 */
export function Icon({name, className}: {readonly name: IconName; readonly className?: string}) {
  return (
    <svg aria-hidden="true" className={cn('icon', className)}>
      <use href={`${SPRITE_PATH}#${name}`} />
    </svg>
  );
}
