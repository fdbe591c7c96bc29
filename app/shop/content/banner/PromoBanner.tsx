import {Link} from '@remix-run/react';
import type {MouseEvent} from 'react';
import {announce} from '~/ui/announce';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';
import {JaliPattern} from '~/ui/JaliPattern';
import {useRequestFacts} from '~/ui/request-facts';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {BANNER_COPY} from './banner-copy';
import {BANNER_BEHAVIOR, type BannerView, type OwnOffer} from './banner-view';
import {DISMISSAL_SCRIPT, dismissBanner} from './dismissal';
import {useRotation} from '~/ui/use-rotation';

interface PromoBannerProps {
  readonly banner: BannerView;
  readonly own: OwnOffer | null;
}

export function PromoBanner({banner, own}: PromoBannerProps) {
  const {isDismissible} = BANNER_BEHAVIOR[banner.variant];
  const {nonce} = useRequestFacts();
  if (!isDismissible) return <BannerCard key={banner.variant} banner={banner} own={own} />;
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{__html: DISMISSAL_SCRIPT}} />
      <BannerCard key={banner.variant} banner={banner} own={own} className="in-data-[promo-banner=dismissed]:hidden" />
    </>
  );
}

/** Padding for zero to two controls, which may appear after the first paint and must not move the message. */
const CONTROLS_ROOM = ['pe-4 sm:pe-6', 'pe-13.5 sm:pe-17', 'pe-24.5 sm:pe-28'];

interface BannerCardProps extends PromoBannerProps {
  readonly className?: string;
}

function BannerCard({banner: {variant, messages, promoCode, note}, own, className}: BannerCardProps) {
  const {periodMs, isDismissible} = BANNER_BEHAVIOR[variant];
  const takesTurns = messages.length > 1 && !own;
  const {index, isRotating, isPaused, togglePause, holdProps} = useRotation(own ? 1 : messages.length, periodMs);
  return (
    <div className={cn('page py-3 sm:py-4', className)}>
      <section
        aria-label={BANNER_COPY.label}
        data-print="hidden"
        className={cn(
          'relative isolate flex items-center overflow-hidden rounded-card bg-accent py-1.5 ps-4 text-on-accent shadow-card sm:gap-3 sm:ps-6',
          CONTROLS_ROOM[Number(messages.length > 1) + Number(isDismissible)],
        )}
        {...holdProps}
      >
        <JaliPattern
          tile={40}
          className="absolute inset-0 -z-10 text-copper opacity-25 [mask-image:linear-gradient(to_right,transparent_40%,black)]"
        />
        <div aria-live={isRotating ? 'off' : 'polite'} className="grid flex-1">
          {messages.map((message, place) => (
            <Message
              key={place}
              text={message}
              promoCode={promoCode}
              note={note}
              path="/products"
              isShown={place === index && !own}
              onFollow={() => announce('promo_click', {banner: variant})}
            />
          ))}
          {own && <Message text={own.text} promoCode={own.code} path={own.path} isShown onFollow={() => undefined} />}
        </div>
        {takesTurns && <Places count={messages.length} index={index} />}
        <div className="absolute inset-y-0 end-1.5 flex items-center sm:end-3">
          {takesTurns && (
            <ControlButton
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? BANNER_COPY.play : BANNER_COPY.pause}
              className="motion-reduce:hidden"
              onClick={togglePause}
            />
          )}
          {isDismissible && <ControlButton icon={'x'} label={BANNER_COPY.dismiss} onClick={dismiss} />}
        </div>
      </section>
    </div>
  );
}

interface MessageProps {
  readonly text: string;
  readonly promoCode: string;
  /** Said below a text with the code. */
  readonly note?: string;
  readonly path: string;
  readonly isShown: boolean;
  readonly onFollow: () => void;
}

/** Stacks the messages, so that the banner is as high as the longest one and its height never changes. */
function Message({text, promoCode, note, path, isShown, onFollow}: MessageProps) {
  const [before, ...after] = text.split(promoCode);
  return (
    <Link
      to={path}
      prefetch="intent"
      onClick={onFollow}
      className={cn(
        'col-start-1 row-start-1 flex min-h-11 flex-col justify-center rounded-control py-1 text-balance underline-offset-4 transition-opacity duration-200 hover:underline focus-visible:outline-on-accent',
        !isShown && 'invisible opacity-0',
      )}
    >
      <span className="font-display leading-snug font-semibold sm:text-lg">
        {before}
        {after.map((rest, place) => (
          <span key={place}>
            <span className="rounded-md border border-dashed border-on-accent/60 px-1.5 py-px font-sans text-[0.88em] font-bold tracking-wide whitespace-nowrap">
              {promoCode}
            </span>
            {rest}
          </span>
        ))}
      </span>
      {note && after.length > 0 && <span className="text-sm leading-snug">{note}</span>}
    </Link>
  );
}

/** Dots for the shown message; nothing if there is only one. */
function Places({count, index}: {readonly count: number; readonly index: number}) {
  return (
    <div aria-hidden="true" className="flex gap-1.5 max-sm:hidden motion-reduce:hidden noscript:hidden">
      {Array.from({length: count}, (_, place) => (
        <span
          key={place}
          className={cn(
            'size-1.5 rotate-45 transition-colors duration-200',
            place === index ? 'bg-on-accent forced-colors:bg-[CanvasText]' : 'bg-on-accent/30 forced-colors:border',
          )}
        />
      ))}
    </div>
  );
}

interface ControlButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly className?: string;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Invisible until hydration, but takes its space from the first paint. */
function ControlButton({icon, label, className, onClick}: ControlButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <button
      type="button"
      aria-label={label}
      className={cn(
        'grid size-11 place-items-center rounded-full text-on-accent transition-colors duration-150 hover:bg-on-accent/15 focus-visible:outline-on-accent',
        !isHydrated && 'invisible',
        className,
      )}
      onClick={onClick}
    >
      <Icon name={icon} className="size-5 [stroke-width:1.75]" />
    </button>
  );
}

/** Moves the focus to the content, because the focused button disappears. */
function dismiss({currentTarget}: MouseEvent<HTMLButtonElement>): void {
  currentTarget.closest('main')?.focus({preventScroll: true});
  dismissBanner();
}
