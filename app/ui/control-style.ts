/** How fields look that people write into. 16 px of text at least: iOS zooms into anything smaller. */
export const CONTROL_STYLE =
  'w-full rounded-control border border-line-strong bg-surface-raised px-4 text-base text-ink placeholder:text-ink-soft ' +
  'transition-[border-color] duration-150 hover:border-ink aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-55';
