/**
 * The style of form controls. Text is at least 16 px, because iOS zooms into smaller text. The scroll margin keeps label and
 * hint visible.
 */
export const CONTROL_STYLE =
  'w-full scroll-mt-16 rounded-control border border-line-strong bg-surface-raised px-4 text-base text-ink placeholder:text-ink-soft ' +
  'transition-[border-color] duration-150 hover:border-ink aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-55';
