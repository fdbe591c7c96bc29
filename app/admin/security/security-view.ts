import type {MomentView} from '~/core/moments';
import type {AuditOutcome} from './audit-request';

export interface SecurityStateView {
  readonly title: string;
  readonly state: 'normal' | 'critical' | 'unknown';
  readonly text: string;
}

/** The events of 24 hours of one kind. */
export interface EventCountView {
  readonly title: string;
  readonly count: string;
  /** The search of the audit log that lists them; null if they are only counted. */
  readonly path: string | null;
}

/** Requests of 24 hours that were answered with an error status, of one page, status and network. */
export interface ErrorResponsesView {
  readonly severity: 'high' | 'medium';
  readonly route: string;
  readonly status: string;
  readonly network: string;
  readonly requests: string;
  readonly last: string;
}

/** A member of staff, as the search lists them. */
export interface StaffChoiceView {
  readonly id: string;
  readonly name: string;
}

/** What the page shows besides the audit log. */
export interface SecurityView {
  readonly states: readonly SecurityStateView[];
  readonly events: readonly EventCountView[];
  /** The most severe and most frequent ones. */
  readonly errors: readonly ErrorResponsesView[];
  /** How many kinds of them are not listed. */
  readonly moreErrors: number;
  readonly staff: readonly StaffChoiceView[];
}

export interface AuditRowView {
  readonly id: number;
  readonly at: MomentView;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly outcome: AuditOutcome;
  /** Why it was refused or failed; null for no reason. */
  readonly reason: string | null;
  /** Ids and states, as indented JSON. */
  readonly details: string;
}

/** One page of the audit log. */
export interface AuditPageView {
  readonly rows: readonly AuditRowView[];
  /** The query of the next page; null on the last one. */
  readonly next: string | null;
}
