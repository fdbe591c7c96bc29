import {SUBSCRIBE_COPY} from '../subscriber-copy';
import {SIGN_UP_TRAP} from '../subscriber-list';

/** A field that people neither see nor reach, and that programs fill in. */
export function TrapField() {
  return (
    <label aria-hidden="true" className="sr-only">
      {SUBSCRIBE_COPY.trap}
      <input name={SIGN_UP_TRAP} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
