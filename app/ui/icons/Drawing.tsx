import {SPRITE_PATH} from './sprite-path';

interface DrawingProps {
  readonly name: 'buds' | 'facebook' | 'five-stars' | 'instagram' | 'tiffin';
  readonly className: string;
}

/** A drawing of our own out of the sprite. Decoration, never read out. */
export function Drawing({name, className}: DrawingProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${SPRITE_PATH}#${name}`} />
    </svg>
  );
}
