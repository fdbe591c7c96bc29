import {SPRITE_PATH} from './sprite-path';

interface DrawingProps {
  readonly name: 'bowl' | 'buds' | 'facebook' | 'five-stars' | 'instagram' | 'tiffin';
  readonly className: string;
}

/** A drawing of the shop from the sprite. Decoration, hidden from screen readers. */
export function Drawing({name, className}: DrawingProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${SPRITE_PATH}#${name}`} />
    </svg>
  );
}
