import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import type {ShipByView} from './desk-row-view';

/** How an order stands against its promised ship date, by words, an icon and a color. */
export function ShipByLabel({shipBy: {kind, label}}: {readonly shipBy: ShipByView}) {
  return (
    <span
      className={cn(
        'inline-flex items-start gap-1 text-sm leading-snug font-semibold',
        kind === 'late' && 'text-danger',
        kind === 'finished' && 'font-normal text-ink-soft',
      )}
    >
      {kind === 'late' && <Icon name="triangle-exclamation-point" className="mt-px size-4 shrink-0" />}
      <span>{label}</span>
    </span>
  );
}
