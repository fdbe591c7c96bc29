import {useCallback, useState, type ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {JaliPattern} from './JaliPattern';
import {DEFAULT_WIDTHS, imageSources, type Aspect, type ShopPicture} from './shop-image-sources';

interface ShopImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  readonly image: ShopPicture | null | undefined;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Widths to offer, in pixels, ascending. */
  readonly widths?: readonly number[];
  /** Proportions of the box; the picture's own when absent. */
  readonly aspect?: Aspect;
  /** Address of a smaller copy that the browser has: it is seen until the picture arrives. */
  readonly preview?: string;
  /** The first picture of a screen: loaded at once and before others. */
  readonly priority?: boolean;
  /** Classes of what lies behind a picture that is not opaque. It ends before the edge, or rounded corners would show it as a line. */
  readonly ground?: string;
  /** Classes of the box around the picture. */
  readonly className?: string;
}

/** Fades towards the middle, where words stand. */
const NO_PICTURE_PATTERN =
  'absolute inset-0 -z-10 text-copper opacity-25 [mask-image:radial-gradient(closest-side,transparent_45%,black)]';

type State = 'served' | 'loading' | 'loaded' | 'failed';

/** A picture from the shop's CDN in a box of fixed proportions, so that nothing moves when it arrives. */
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
  const isShimmering = state === 'loading' && !preview;
  const words = !image ? 'No image available' : state === 'failed' ? 'Failed to load image' : null;
  return (
    <div
      data-slot="shop-image"
      style={box}
      className={cn('relative overflow-hidden', isShimmering && 'animate-shimmer bg-line/70', className)}
    >
      {ground && (
        <span aria-hidden="true" data-slot="ground" className={cn('absolute inset-px rounded-[inherit]', ground)} />
      )}
      {image && state !== 'failed' && (
        <img
          key={image.url}
          ref={ref}
          {...imageSources(image, widths, aspect)}
          sizes={sizes}
          alt={alt ?? image.altText ?? ''}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'sync' : 'async'}
          // React 18 knows the attribute by its lower-case name only.
          {...(priority && {fetchpriority: 'high'})}
          className="absolute inset-0 size-full object-cover [filter:var(--picture-filter)]"
          onLoad={onLoad}
          onError={onError}
          {...rest}
        />
      )}
      {words && (
        <p className="absolute inset-0 isolate grid place-items-center bg-surface p-3 text-center text-sm text-ink-soft">
          <JaliPattern tile={40} className={NO_PICTURE_PATTERN} />
          {words}
        </p>
      )}
    </div>
  );
}

/** Follows one picture; another one in the same place starts anew. */
function useImageState(url: string | undefined) {
  // Without scripts a picture stays 'served': no shimmer behind it that would never end.
  const [seen, setSeen] = useState<{readonly url?: string; readonly state: State}>({state: 'served'});
  const follow = useCallback((state: State) => setSeen({url, state}), [url]);
  // A picture may have arrived, or failed, before React was there to hear of it.
  const ref = useCallback(
    (element: HTMLImageElement | null) => {
      if (element) follow(!element.complete ? 'loading' : element.naturalWidth > 0 ? 'loaded' : 'failed');
    },
    [follow],
  );
  return {
    state: seen.url === url ? seen.state : 'served',
    ref,
    onLoad: () => follow('loaded'),
    onError: () => follow('failed'),
  };
}
