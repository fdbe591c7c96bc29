import type {CookingView} from './cooking-steps-view';
import {CookStrip} from './CookStrip';
import {YouAdd} from './YouAdd';

export interface CookingProps {
  readonly handle: string;
  readonly cooking: CookingView;
  readonly part: 'strip' | 'add';
}

/** A part of how a dish is cooked; nothing if the merchant does not say. */
export function Cooking({handle, cooking: {strip, protein}, part}: CookingProps) {
  if (part === 'add') return protein && <YouAdd protein={protein} />;
  return strip && <CookStrip handle={handle} {...strip} />;
}
