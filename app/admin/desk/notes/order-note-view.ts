import type {MomentView} from '~/core/moments';

/** A note of staff, ready to print. */
export interface OrderNoteView {
  readonly id: string;
  readonly text: string;
  /** The first name of its author; null if the person is unknown by now. */
  readonly author: string | null;
  readonly at: MomentView;
}

/** The intent of the form that adds a note. */
export const ADD_NOTE_INTENT = 'add-note';

/** The field of the note. */
export const NOTE_FIELD = 'note';

/** The longest note that the database stores, in characters. */
export const MAX_STAFF_NOTE_LENGTH = 2_000;
