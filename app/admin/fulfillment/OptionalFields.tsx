import type {ReactNode} from 'react';
import {Icon} from '~/ui/icons/Icon';

interface OptionalFieldsProps {
  readonly label: string;
  /** Whether it is unfolded at first: a field has an error, or what was typed must be seen. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Fields that are folded until staff need them. They are submitted either way. */
export function OptionalFields({label, isOpen, children}: OptionalFieldsProps) {
  return (
    <details className="group" open={isOpen || undefined}>
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold underline-offset-4 hover:underline">
        {label}
        <Icon
          name="chevron-down"
          className="size-4 text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
