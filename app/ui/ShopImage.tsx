import {useCallback, useState, type ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {JaliPattern} from './JaliPattern';
import {DEFAULT_WIDTHS, imageSources, type Aspect, type ShopPicture} from './shop-image-sources';

interface ShopImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  readonly image: ShopPicture | null | undefined;
  /** The displayed width, as the value of the `sizes` attribute. */
  readonly sizes: string;
  /** Widths to offer, in pixels, ascending. */
  readonly widths?: readonly number[];
  /** Aspect ratio of the box; the picture's own by default. */
  readonly aspect?: Aspect;
  /** URL of a smaller copy that the browser has cached, shown until the picture is loaded. */
  readonly preview?: string;
  /** Whether it is the first picture of a screen, which is loaded eagerly and before others. */
  readonly priority?: boolean;
  /** Classes of the background of a transparent picture. It is inset, because rounded corners would show it as a line. */
  readonly ground?: string;
  /** Classes of the box. */
  readonly className?: string;
}

/** Fades towards the middle, behind the text. */
const NO_PICTURE_PATTERN =
  'absolute inset-0 -z-10 text-copper opacity-25 [mask-image:radial-gradient(closest-side,transparent_45%,black)]';

type State = 'served' | 'loading' | 'loaded' | 'failed';

/** A picture from Shopify's CDN in a box of a fixed aspect ratio, so that loading causes no layout shift. */
export function ShopImage({
  image,
  sizes,
  widths = DEFAULT_WIDTHS,
  aspect,
  preview,
  priority,
  alt,
  ground,
  className,
  ...rest
}: ShopImageProps) {
  const {state, ref, onLoad, onError} = useImageState(image?.url);
  const box = {
    aspectRatio: aspect ?? (image?.width && image.height ? `${image.width}/${image.height}` : '1/1'),
    ...(preview && {background: `center / contain no-repeat url(${JSON.stringify(preview)})`}),
  };
  const isEmpty = state === 'loading' && !preview;
  const fallbackText = !image ? 'No image available' : state === 'failed' ? 'Failed to load image' : null;
  return (
    <div
      data-slot="shop-image"
      style={box}
      className={cn('relative overflow-hidden', isEmpty && 'bg-line/70', className)}
    >
      {ground && (
        <span
          aria-hidden="true"
          data-slot="ground"
          className={cn(
            'absolute inset-px rounded-[inherit]',
            // Pale until its picture covers it: a page would flash in the hues of all dishes.
            state !== 'loaded' && 'not-noscript:opacity-25',
            ground,
          )}
        />
      )}
      {image && state !== 'failed' && (
        <img
          key={image.url}
          ref={ref}
          {...imageSources(image, widths, aspect)}
          sizes={sizes}
          alt={alt ?? image.altText ?? ''}
          loading={priority ? 'eager' : 'lazy'}
          // Decoded later, it would leave its loud ground alone for some frames.
          decoding={priority || ground ? 'sync' : 'async'}
          // React 18 knows the attribute by its lower-case name only.
          {...(priority && {fetchpriority: 'high'})}
          className="absolute inset-0 size-full object-cover [filter:var(--picture-filter)]"
          onLoad={onLoad}
          onError={onError}
          {...rest}
        />
      )}
      {fallbackText && (
        <p className="absolute inset-0 isolate grid place-items-center bg-surface p-3 text-center text-sm text-ink-soft">
          <JaliPattern tile={40} className={NO_PICTURE_PATTERN} />
          {fallbackText}
        </p>
      )}
    </div>
  );
}

/** Tracks the loading state of a picture; another URL starts over. */
function useImageState(url: string | undefined) {
  // Without scripts the state stays 'served', so that no gray remains behind a transparent picture.
  const [tracked, setTracked] = useState<{readonly url?: string; readonly state: State}>({state: 'served'});
  const update = useCallback((state: State) => setTracked({url, state}), [url]);
  // A picture may have loaded or failed before React attached its handlers.
  const ref = useCallback(
    (element: HTMLImageElement | null) => {
      if (element) update(!element.complete ? 'loading' : element.naturalWidth > 0 ? 'loaded' : 'failed');
    },
    [update],
  );
  return {
    state: tracked.url === url ? tracked.state : 'served',
    ref,
    onLoad: () => update('loaded'),
    onError: () => update('failed'),
  };
}
