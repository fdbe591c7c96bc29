import type {MomentView} from '~/core/moments';

/** A dead letter without its body, which may hold personal data. */
export interface DeadLetterView {
  readonly id: number;
  readonly topic: string;
  readonly reason: string;
  readonly at: MomentView;
  readonly age: string;
  /** The beginning of the SHA-256 of the body, and its length. */
  readonly body: string;
}

/** The dead letters with the same reason. */
export interface DeadLetterGroup {
  readonly reason: string;
  readonly count: number;
}

export interface WebhooksView {
  /** Facts by name: how old the newest delivery is, how late they arrive. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The deliveries of 24 hours by outcome. */
  readonly outcomes: readonly (readonly [outcome: string, count: string])[];
  readonly letters: readonly DeadLetterView[];
  /** The reasons that several letters share. */
  readonly groups: readonly DeadLetterGroup[];
}

export type HealthIntent = 'reconcile' | 'replay' | 'replay-all' | 'show-body';

/** The body of a dead letter, which staff asked for. */
export interface ShownBody {
  readonly id: number;
  readonly text: string;
}
