import type {MomentView} from '~/core/moments';

/** A problem of the storefront, with what to do about it. */
export interface AlertView {
  readonly id: number;
  readonly isCritical: boolean;
  readonly title: string;
  readonly text: string;
  readonly age: string;
  readonly since: MomentView;
  readonly until: MomentView | null;
  /** The heading of the runbook. */
  readonly runbook: string;
}

export interface AlertsView {
  readonly open: readonly AlertView[];
  readonly ended: readonly AlertView[];
  /** What keeps somebody from being told, in sentences. */
  readonly faults: readonly string[];
}
