import {CommandError} from '../lib/command-error';

/** Why a command of the store cannot go on. */
export class StoreError extends CommandError {
  override name = 'StoreError';
}

/** Thrown when an access scope is missing. */
export class DeniedError extends StoreError {
  override name = 'DeniedError';
}
