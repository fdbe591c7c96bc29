import type {CSSProperties} from 'react';
import {SPRITE_PATH} from './sprite-path';

interface DrawingProps {
  readonly name:
    | 'bowl'
    | 'buds'
    | 'facebook'
    | 'five-stars'
    | 'instagram'
    | 'oil'
    | 'protein'
    | 'spilt-tiffin'
    | 'tiers'
    | 'tiffin'
    | 'water';
  readonly className: string;
  /** Variables of the drawing. */
  readonly style?: CSSProperties;
}

/** A drawing of the shop from the sprite. Decoration, hidden from screen readers. */
export function Drawing({name, className, style}: DrawingProps) {
  return (
    <svg aria-hidden="true" className={className} style={style}>
      <use href={`${SPRITE_PATH}#${name}`} />
    </svg>
  );
}
