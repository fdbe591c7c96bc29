/** Why a command cannot go on. The message is for the person who runs it; `help` says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
  constructor(
    message: string,
    readonly help: string,
  ) {
    super(message);
  }
}

/** Thrown when an access scope is missing. */
export class DeniedError extends StoreError {
  override name = 'DeniedError';
}
