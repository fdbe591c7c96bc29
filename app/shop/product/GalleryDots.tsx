import {cn} from '~/ui/cn';

interface GalleryDotsProps {
  readonly count: number;
  readonly current: number;
}

/** The place in a gallery on phones, where thumbnails would push the price off the first screen. */
export const GalleryDots = ({count, current}: GalleryDotsProps) => (
  <p
    aria-hidden="true"
    className="pointer-events-none absolute inset-x-0 bottom-2 mx-auto flex w-fit max-w-full flex-wrap justify-center gap-1.5 rounded-full bg-scrim/60 px-2 py-1.5 sm:hidden"
  >
    {Array.from({length: count}, (_, index) => (
      <span
        key={index}
        className={cn(
          'h-2 rounded-full bg-on-accent transition-[width] duration-150',
          index === current ? 'w-5' : 'w-2 opacity-70',
        )}
      />
    ))}
  </p>
);
