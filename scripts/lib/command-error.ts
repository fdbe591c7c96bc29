/** Why a command cannot go on. The message is for the person who runs it; `help` says what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
  constructor(
    message: string,
    readonly help: string,
  ) {
    super(message);
  }
}
