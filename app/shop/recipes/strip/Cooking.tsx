import type {CookingView} from './cooking-steps-view';
import {CookStrip} from './CookStrip';
import {STRIP_COPY} from './strip-copy';
import {YouAdd} from './YouAdd';

export interface CookingProps {
  readonly cooking: CookingView;
  readonly part: 'strip' | 'add' | 'note';
}

/** A part of how a dish is cooked; nothing if the merchant does not say. */
export function Cooking({cooking: {handle, strip, protein}, part}: CookingProps) {
  if (part === 'add') return protein && <YouAdd protein={protein} />;
  if (part === 'note') return protein && <ServingSuggestion />;
  return strip && <CookStrip handle={handle} {...strip} />;
}

/** In a corner of the picture of the dish, which shows what is not in the pack. */
const ServingSuggestion = () => (
  <p className="pointer-events-none absolute start-2 top-2 rounded-control bg-surface-raised/90 px-2 py-1 text-xs">
    {STRIP_COPY.suggestion}
  </p>
);
