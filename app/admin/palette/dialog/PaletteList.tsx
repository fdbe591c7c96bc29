import {Link} from '@remix-run/react';
import type {MouseEvent} from 'react';
import {cn} from '~/ui/cn';
import {hasModifierKey} from '~/ui/has-modifier-key';
import type {PaletteEntry, PaletteGroup} from '../results/palette-entry';
import {PALETTE_COPY} from '../results/palette-copy';
import {PaletteEntryLine} from '../results/PaletteEntryLine';
import {optionIdOf, PALETTE_LIST_ID} from './palette-option-id';

interface PaletteListProps {
  readonly groups: readonly PaletteGroup[];
  /** The id of the chosen entry; null for none. */
  readonly chosen: string | null;
  /** Called when a link is followed in this tab. */
  readonly onLeave: () => void;
  /** Called with what a command does. */
  readonly onRun: (run: () => void) => void;
}

/** The entries of the palette in groups. The focus stays in the field; links can be opened in a new tab. */
export function PaletteList({groups, chosen, onLeave, onRun}: PaletteListProps) {
  const leave = (event: MouseEvent) => !hasModifierKey(event) && onLeave();
  const propsOf = ({id}: PaletteEntry) => ({
    role: 'option',
    id: optionIdOf(id),
    'aria-selected': id === chosen,
    tabIndex: -1,
    className: cn(
      'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-start text-ink no-underline outline-focus hover:bg-surface',
      id === chosen && 'bg-surface outline-2 -outline-offset-2',
    ),
  });
  return (
    <div role="listbox" id={PALETTE_LIST_ID} aria-label={PALETTE_COPY.results}>
      {groups.map(({title, entries}) => (
        <div key={title} role="group" aria-label={title}>
          <div aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-semibold text-ink-soft">
            {title}
          </div>
          {entries.map((entry) => {
            const {target} = entry;
            const line = <PaletteEntryLine entry={entry} />;
            return 'path' in target ? (
              <Link key={entry.id} {...propsOf(entry)} to={target.path} onClick={leave}>
                {line}
              </Link>
            ) : (
              <button key={entry.id} {...propsOf(entry)} type="button" onClick={() => onRun(target.run)}>
                {line}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
