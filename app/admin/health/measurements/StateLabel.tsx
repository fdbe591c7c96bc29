import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';
import {STATE_WORDS} from './health-copy';
import type {MetricState} from './metric-view';

const LOOKS: Readonly<Record<MetricState, {readonly icon: IconName; readonly ink: string}>> = {
  normal: {icon: 'circle-check', ink: 'text-success'},
  degraded: {icon: 'triangle-exclamation-point', ink: 'text-warning'},
  critical: {icon: 'circle-exclamation-point', ink: 'text-danger'},
  outdated: {icon: 'timer', ink: 'text-ink-soft'},
  unknown: {icon: 'minus', ink: 'text-ink-soft'},
};

interface StateLabelProps {
  readonly state: MetricState;
  /** A text in place of the state's own word. */
  readonly children?: string;
}

/** A measured state by a word, a shape and a color. */
export function StateLabel({state, children}: StateLabelProps) {
  const {icon, ink} = LOOKS[state];
  return (
    <span className={cn('inline-flex items-center gap-1 text-sm leading-snug font-semibold', ink)}>
      <Icon name={icon} className="size-4 shrink-0" />
      {children ?? STATE_WORDS[state]}
    </span>
  );
}
