/**
 * How fields look that people write into. 16 px of text at least: iOS zooms into anything smaller. Where the page scrolls to
 * one, its label and hint come along.
 */
export const CONTROL_STYLE =
  'w-full scroll-mt-16 rounded-control border border-line-strong bg-surface-raised px-4 text-base text-ink placeholder:text-ink-soft ' +
  'transition-[border-color] duration-150 hover:border-ink aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-55';
