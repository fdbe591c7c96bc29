import type {MouseEvent, ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {hasModifierKey} from '~/ui/has-modifier-key';
import {Icon} from '~/ui/icons/Icon';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {COOK_COPY} from './cook-copy';

interface CookSlideProps {
  readonly id: string;
  readonly index: number;
  readonly ids: readonly string[];
  readonly isCurrent: boolean;
  readonly heading: string;
  readonly lead?: string;
  readonly onGo: (index: number) => void;
  readonly children: ReactNode;
}

/** One screen of cook mode, with links to the one before and the one behind. */
export function CookSlide({id, index, ids, isCurrent, heading, lead, onGo, children}: CookSlideProps) {
  const isHydrated = useIsHydrated();
  const isHidden = isHydrated && !isCurrent;
  const nextLabel = index === 0 ? COOK_COPY.begin : index === ids.length - 2 ? COOK_COPY.done : COOK_COPY.next;
  const follow = (event: MouseEvent, to: number) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    onGo(to);
  };
  const link = (to: number, label: string, isNext: boolean) =>
    ids[to] !== undefined && (
      <a
        href={`#${ids[to]}`}
        onClick={(event) => follow(event, to)}
        className={buttonStyle({
          tone: isNext ? 'primary' : 'outline',
          size: 'lg',
          className: isNext ? 'min-w-0 flex-1' : 'px-5',
        })}
      >
        {!isNext && <Icon name="chevron-left" className="size-5" />}
        <span>{label}</span>
        {isNext && <Icon name="chevron-right" className="size-5" />}
      </a>
    );
  return (
    <li
      id={id}
      // React 18 passes unknown attributes through as strings only.
      {...(isHidden && {inert: ''})}
      className="flex w-full shrink-0 snap-center snap-always flex-col print:block print:break-inside-avoid"
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-6 sm:px-8 low:overflow-visible">
        <div className="mx-auto flex min-h-full max-w-3xl flex-col justify-center">
          <h2 tabIndex={-1} className="text-heading">
            {heading}
          </h2>
          {lead && <p className="mt-1 mb-4 text-lead text-ink-soft">{lead}</p>}
          {children}
        </div>
      </div>
      <nav
        aria-label={heading}
        className="shrink-0 px-5 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-8 print:hidden"
      >
        <div className="mx-auto flex max-w-3xl gap-3">
          {link(index - 1, COOK_COPY.back, false)}
          {link(index + 1, nextLabel, true)}
        </div>
      </nav>
    </li>
  );
}
