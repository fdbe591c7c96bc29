import type {PageCommand} from '~/admin/frame/page-commands';

/** What was on the page when the palette was opened. */
export interface PaletteOpening {
  /** Gets the focus back when the palette closes; null if nothing had it. */
  readonly opener: HTMLElement | null;
  /** What could be done on the page. */
  readonly commands: readonly PageCommand[];
}
