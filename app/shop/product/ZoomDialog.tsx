import * as Dialog from '@radix-ui/react-dialog';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {ShopImage} from '~/ui/ShopImage';
import {aspectRatio, type Aspect} from '~/ui/shop-image-sources';
import {useFocusReturn} from '~/ui/use-focus-return';
import {GALLERY_COPY} from './gallery-copy';
import type {PictureView} from '~/shop/catalog/model/picture-view';
import type {EnlargedPicture} from './enlarged-picture';
import {useZoom} from './use-zoom';

const WIDTHS = [800, 1200, 1600, 2048];

/** Props of the lazily loaded dialog. */
export interface ZoomDialogProps {
  readonly picture: PictureView;
  /** The picture in the gallery, shown until the large one has loaded. */
  readonly pressed: EnlargedPicture;
  readonly alt: string;
  readonly onClose: () => void;
}

/** If the whole picture would be less than this much larger than in the gallery, the dialog starts zoomed in. */
const LEAST_GAIN = 1.25;

/**
 * One picture in full screen. A click zooms in at that point; scrolling, dragging and the arrow keys move it. Loaded when
 * a picture is first clicked.
 */
export function ZoomDialog({onClose, ...closeUp}: ZoomDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        {/* Keeps the page behind from scrolling. */}
        <Dialog.Overlay className="fixed inset-0 z-40 bg-paper" />
        <Dialog.Content
          aria-describedby={undefined}
          {...focusReturn}
          className="fixed inset-0 z-50 flex animate-fade-in flex-col bg-paper text-ink outline-none"
        >
          <div className="flex h-(--header-height) shrink-0 items-center justify-between gap-4 ps-5 pe-2.5">
            <Dialog.Title className="truncate text-lg">{closeUp.alt}</Dialog.Title>
            <Dialog.Close aria-label={GALLERY_COPY.close} className={buttonStyle({tone: 'quiet', size: 'icon'})}>
              <Icon name="x" className="size-5" />
            </Dialog.Close>
          </div>
          <CloseUp {...closeUp} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function CloseUp({picture, pressed, alt}: Omit<ZoomDialogProps, 'onClose'>) {
  const isScreenSmall = Math.min(window.innerWidth, window.innerHeight) < pressed.box.width * LEAST_GAIN;
  const {isLarge, scale, scrollerRef, toggle, dragProps} = useZoom(isScreenSmall ? pressed : null);
  const aspect: Aspect = picture.width && picture.height ? `${picture.width}/${picture.height}` : '1/1';
  const width = `calc(min(100vw, (100dvh - var(--header-height)) * ${aspectRatio(aspect)}) * ${scale})`;
  return (
    <div ref={scrollerRef} className="grid min-h-0 flex-1 overflow-auto overscroll-contain" {...dragProps}>
      <button
        type="button"
        aria-label={isLarge ? GALLERY_COPY.fit : GALLERY_COPY.enlarge}
        onClick={toggle}
        style={{width}}
        className={cn('m-auto block focus-visible:-outline-offset-3', isLarge ? 'cursor-zoom-out' : 'cursor-zoom-in')}
      >
        <ShopImage
          image={picture}
          alt={alt}
          preview={pressed.url}
          aspect={aspect}
          sizes="200vmin"
          widths={WIDTHS}
          priority
          draggable={false}
        />
      </button>
    </div>
  );
}
