import * as Dialog from '@radix-ui/react-dialog';
import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import {Icon} from './icons/Icon';
import {buttonStyle} from './button-style';
import {cn} from './cn';
import {useFocusReturn} from './use-focus-return';

const SIDES = {
  right: 'right-0 data-[state=closed]:animate-drawer-out-right data-[state=open]:animate-drawer-in-right',
  left: 'left-0 data-[state=closed]:animate-drawer-out-left data-[state=open]:animate-drawer-in-left',
} as const;

interface DrawerProps extends Omit<ComponentPropsWithoutRef<typeof Dialog.Content>, 'title'> {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The title, on screen and for screen readers. */
  readonly title: string;
  readonly side: 'right' | 'left';
  /** Stays visible below the scrolling content: totals, the next step. On low screens it scrolls too. */
  readonly footer?: ReactNode;
}

/**
 * A modal panel that slides in from a side, closes by Escape, a click outside or its button, and restores the focus.
 * The Radix dialog is large: import this module lazily, on first use.
 */
export function Drawer({isOpen, onOpenChange, title, side, footer, children, className, ...rest}: DrawerProps) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim/55 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          data-slot="drawer"
          aria-describedby={undefined}
          {...focusReturn}
          className={cn(
            'fixed inset-y-0 z-50 flex w-[min(27rem,calc(100vw-2.5rem))] max-[22rem]:w-full flex-col bg-paper text-ink shadow-raised outline-none low:overflow-y-auto low:overscroll-contain',
            SIDES[side],
            className,
          )}
          {...rest}
        >
          <div className="flex h-(--header-height) shrink-0 items-center justify-between gap-4 border-b border-line ps-5 pe-2.5">
            <Dialog.Title className="truncate text-xl">{title}</Dialog.Title>
            <Dialog.Close aria-label="Close" className={buttonStyle({tone: 'quiet', size: 'icon'})}>
              <Icon name="x" className="size-5" />
            </Dialog.Close>
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain p-5 low:flex-none low:overflow-visible">
            {children}
          </div>
          {footer && (
            <div className="shrink-0 border-t border-line bg-surface-raised p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
