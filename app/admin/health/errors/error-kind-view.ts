import type {MomentView} from '~/core/moments';

/** Errors of one name and place. */
export interface ErrorKindView {
  readonly name: string;
  readonly place: string;
  readonly isExpected: boolean;
  readonly count: string;
  readonly firstSeen: MomentView;
  readonly lastSeen: MomentView;
  readonly lastAge: string;
  readonly reference: string;
}

export interface ErrorsView {
  readonly kinds: readonly ErrorKindView[];
  /** How many further kinds there are. */
  readonly more: number;
}
