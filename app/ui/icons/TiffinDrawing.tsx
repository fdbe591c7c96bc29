import {cn} from '../cn';
import {Drawing} from './Drawing';

interface TiffinDrawingProps {
  /** What is in each tier from the top: a color of the tokens such as `--color-dish-palak`; null for an empty one. */
  readonly tiers: readonly [string | null, string | null, string | null];
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
    className={cn('tiffin-tiers aspect-200/276', className)}
    style={Object.fromEntries(
      tiers.flatMap((color, index) =>
        color
          ? [
              [`--tier-${index + 1}`, `var(${color})`],
              [`--tier-${index + 1}-full`, 1],
            ]
          : [],
      ),
    )}
  />
);
