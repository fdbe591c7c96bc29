import {cn} from './cn';
import {imageSources} from './shop-image-sources';

export interface SwatchProps {
  /** CSS; null if there is only a picture. */
  readonly color: string | null;
  /** A picture's address; null if there is only a color. */
  readonly url: string | null;
  readonly className?: string;
}

/** Three pixels for each of the largest size in use. */
const WIDTH = 72;

/** A circle with the color or the picture of a choice, which its text names. */
export const Swatch = ({color, url, className}: SwatchProps) => (
  <span
    aria-hidden="true"
    className={cn(
      'shrink-0 overflow-hidden rounded-full border border-line-strong forced-color-adjust-none',
      className,
    )}
    style={{backgroundColor: color ?? undefined}}
  >
    {url && <img src={imageSources({url}, [WIDTH], '1/1').src} alt="" loading="lazy" className="size-full" />}
  </span>
);
