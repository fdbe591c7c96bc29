import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';

/** How a measured value compares with its limits. */
export type MetricState = 'normal' | 'degraded' | 'critical' | 'outdated' | 'unknown';

interface StateLook {
  readonly word: string;
  readonly icon: IconName;
  readonly ink: string;
}

const LOOKS: Readonly<Record<MetricState, StateLook>> = {
  normal: {word: 'Normal', icon: 'circle-check', ink: 'text-success'},
  degraded: {word: 'Degraded', icon: 'triangle-exclamation-point', ink: 'text-warning'},
  critical: {word: 'Critical', icon: 'circle-exclamation-point', ink: 'text-danger'},
  outdated: {word: 'Outdated', icon: 'timer', ink: 'text-ink-soft'},
  unknown: {word: 'Unknown', icon: 'minus', ink: 'text-ink-soft'},
};

interface StateLabelProps {
  readonly state: MetricState;
  /** A text in place of the state's own word. */
  readonly children?: string;
}

/** A measured state by a word, a shape and a color. */
export function StateLabel({state, children}: StateLabelProps) {
  const {word, icon, ink} = LOOKS[state];
  return (
    <span className={cn('inline-flex items-center gap-1 text-sm leading-snug font-semibold', ink)}>
      <Icon name={icon} className="size-4 shrink-0" />
      {children ?? word}
    </span>
  );
}
