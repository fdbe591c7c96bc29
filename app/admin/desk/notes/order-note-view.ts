import type {MomentView} from '~/core/moments';

export interface OrderNoteView {
  readonly id: string;
  readonly text: string;
  /** The first name of its author; null if the person is unknown by now. */
  readonly author: string | null;
  readonly at: MomentView;
}

export const ADD_NOTE_INTENT = 'add-note';

export const NOTE_FIELD = 'note';

/** The longest note that the database stores, in characters. */
export const MAX_STAFF_NOTE_LENGTH = 2_000;
