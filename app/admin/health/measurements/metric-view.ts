import type {MomentView} from '~/core/moments';
import type {MetricState} from '~/admin/frame/StateLabel';

export interface MetricView {
  readonly title: string;
  /** The newest value, or a dash. */
  readonly value: string;
  /** When it was measured, and of what. */
  readonly note: string;
  readonly state: MetricState;
  /** The last 24 hours, the oldest half hour first; null where nothing is known. */
  readonly points: readonly (number | null)[];
  /** The history in words. */
  readonly summary: string;
}

export interface HistoryRowView {
  readonly at: MomentView;
  readonly cells: readonly string[];
}
