import {cn} from '../cn';
import type {IconName} from './icon-names';
import {SPRITE_PATH} from './sprite-path';

/**
 * An icon beside text with the same meaning, hidden from screen readers. It references a sprite, so that neither the page
 * nor its scripts contain drawings.
 */
export function Icon({name, className}: {readonly name: IconName; readonly className?: string}) {
  return (
    <svg aria-hidden="true" className={cn('icon', className)}>
      <use href={`${SPRITE_PATH}#${name}`} />
    </svg>
  );
}
