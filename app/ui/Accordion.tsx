import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import {Icon} from './icons/Icon';
import {cn} from './cn';

export interface AccordionItem {
  /** Unique on the page: a URL ending in `#id` leads to it. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

interface AccordionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly items: readonly AccordionItem[];
}

/** Sections that open independently. Native `details`, so that they work, print and are searchable without scripts. */
export function Accordion({items, className, ...rest}: AccordionProps) {
  return (
    <div
      data-slot="accordion"
      className={cn('min-w-0 border-t border-line [overflow-wrap:anywhere]', className)}
      {...rest}
    >
      {items.map(({id, title, children}) => (
        <details key={id} className="group scroll-mt-4 border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-accent-ink">
            {title}
            <Icon
              name="chevron-down"
              className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180 print:hidden"
            />
          </summary>
          {/* Browsers open a section for a link to what is inside of it; the margin keeps its title visible. */}
          <div id={id} className="scroll-mt-20 pb-5 text-ink">
            {children}
          </div>
        </details>
      ))}
    </div>
  );
}
