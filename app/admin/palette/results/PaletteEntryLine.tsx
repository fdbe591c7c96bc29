import {Icon} from '~/ui/icons/Icon';
import {Kbd} from '~/ui/Kbd';
import type {PaletteEntry} from './palette-entry';

/** The content of a line of the palette and of the search page: icon, title, details, state and key. */
export function PaletteEntryLine({
  entry: {title, detail, note, icon, shortcut},
}: {
  readonly entry: Pick<PaletteEntry, 'title' | 'detail' | 'note' | 'icon' | 'shortcut'>;
}) {
  return (
    <>
      <Icon name={icon} className="size-[1.125rem] shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block truncate font-semibold">{title}</span>
        {detail !== null && <span className="block truncate text-sm text-ink-soft">{detail}</span>}
      </span>
      {note !== null && <span className="shrink-0 text-sm text-ink-soft">{note}</span>}
      {shortcut !== null && <Kbd className="text-xs">{shortcut}</Kbd>}
    </>
  );
}
