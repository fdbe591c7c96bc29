import type {CSSProperties} from 'react';
import {cn} from '../cn';
import {Drawing} from './Drawing';
import type {Tiers} from './filled-tiers';

interface TiffinDrawingProps {
  readonly tiers: Tiers;
  /** Sets the height; the width follows. */
  readonly className?: string;
}

/**
 * A steel box of three tiers that fill. It is one symbol of the sprite, so a page loads no script for it; what is in the tiers
 * reaches the symbol by custom properties, which it inherits. Decoration: words beside it say the same.
 */
export const TiffinDrawing = ({tiers, className}: TiffinDrawingProps) => (
  <Drawing
    name="tiers"
    className={cn('tiffin-tiers aspect-200/292', className)}
    style={Object.assign({}, ...tiers.map(toVariables)) as CSSProperties}
  />
);

const toVariables = (color: string | null, index: number): Readonly<Record<string, string | number>> =>
  color ? {[`--tier-${index + 1}`]: `var(${color})`, [`--tier-${index + 1}-full`]: 1} : {};
